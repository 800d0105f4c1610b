import type { Books } from './books/open-books.ts';
import type { Faults } from './faults.ts';
import type { Keys } from './wire/authorize.ts';
import type { Moment } from './wire/call.ts';

type Acting = <Value>(
  request: Pick<Moment, 'requestId' | 'idempotencyKey'>,
  act: (moment: Moment) => Promise<Value>,
) => Promise<Value>;

/** What the sandbox's parts share. */
export interface Sandbox {
  books: Books;
  faults: Faults;
  keys: Keys;
  now(): Date;
  /** Runs an action in one transaction at one point in time, then triggers any work it scheduled. */
  inMoment: Acting;
  /** The same for read-only actions. */
  looking: Acting;
}
