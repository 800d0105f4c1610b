import type { Db } from './database.ts';
import { isTransaction, sessionOf } from './drizzle-session.ts';

type Act = (db: Db) => void;

/** What waits for a session's transaction; it has one at a time. */
const waiting = new WeakMap<object, Act[]>();

/**
 * Does something once the transaction has committed, and never if it does not; at once where there is none. It is given
 * the database itself, because the transaction is over.
 */
export function afterCommit(db: Db, act: Act): void {
  if (!isTransaction(db)) {
    act(db);
    return;
  }
  const acts = waiting.get(sessionOf(db));
  if (!acts) throw new Error('nobody waits for this transaction to commit');
  acts.push(act);
}

/** Carries out a transaction of `inside`, and then what was to be done after it. */
export async function andAfter<Answer>(inside: Db, outside: Db, transaction: () => Promise<Answer>): Promise<Answer> {
  const acts: Act[] = [];
  waiting.set(sessionOf(inside), acts);
  const answer = await transaction();
  for (const act of acts) act(outside);
  return answer;
}
