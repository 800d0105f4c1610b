import type { Db } from './database.ts';
import { isTransaction, sessionOf } from './drizzle-session.ts';

type Act = (db: Db) => void;

/** What to run after a session's transaction commits. A session has one transaction at a time. */
const waiting = new WeakMap<object, Act[]>();

/**
 * Runs something after the transaction commits, and never if it doesn't; at once if there is no transaction. `act` gets
 * the database itself, because the transaction is over by then.
 */
export function afterCommit(db: Db, act: Act): void {
  if (!isTransaction(db)) {
    act(db);
    return;
  }
  const acts = waiting.get(sessionOf(db));
  if (!acts) throw new Error('nothing waits for this transaction to commit');
  acts.push(act);
}

/** Runs a transaction of `inside`, then whatever was registered to follow it. */
export async function andAfter<Answer>(inside: Db, outside: Db, transaction: () => Promise<Answer>): Promise<Answer> {
  const acts: Act[] = [];
  waiting.set(sessionOf(inside), acts);
  const answer = await transaction();
  for (const act of acts) act(outside);
  return answer;
}
