import type { Books } from './books/open-books.ts';
import type { Faults } from './faults.ts';
import type { Keys } from './wire/authorize.ts';
import type { Moment } from './wire/call.ts';

/** What the parts of the sandbox share. */
export interface Sandbox {
  books: Books;
  faults: Faults;
  keys: Keys;
  now(): Date;
  /** Runs an act in one transaction, at one point in time. */
  inMoment<Value>(
    request: Pick<Moment, 'requestId' | 'idempotencyKey'>,
    act: (moment: Moment) => Promise<Value>,
  ): Promise<Value>;
  /** Something may be due now: a webhook, a payment that was processing. */
  wake(): void;
}
