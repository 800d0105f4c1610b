import type { Books } from './books/open-books.ts';
import type { Faults } from './faults.ts';
import type { Keys } from './wire/authorize.ts';
import type { Moment } from './wire/call.ts';

type Acting = <Value>(
  request: Pick<Moment, 'requestId' | 'idempotencyKey'>,
  act: (moment: Moment) => Promise<Value>,
) => Promise<Value>;

/** What the parts of the sandbox share. */
export interface Sandbox {
  books: Books;
  faults: Faults;
  keys: Keys;
  now(): Date;
  /** Runs an act in one transaction, at one point in time; what is due because of it is done soon after. */
  inMoment: Acting;
  /** The same for an act that only looks. */
  looking: Acting;
}
