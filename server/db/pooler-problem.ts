import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { type ConnectionSettings, connectionOptions } from './connection.ts';

const behindPooler = 'set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the address of the database itself.';

export const noNews = `The database doesn’t pass on notifications, which every open page waits for. If a pooler such as pgbouncer is in between, ${behindPooler}`;

/** What to say when a connection was refused with this message, if a pooler in between did it. */
export const poolerRefusal = (message: string): string | null =>
  /unsupported startup parameter/.test(message) ? `DATABASE_URL leads to a pooler (${message}): ${behindPooler}` : null;

/** A pooler that we weren't told of refuses our connections, or swaps their sessions. Null if there is no problem. */
export async function poolerProblem(url: string, settings: ConnectionSettings): Promise<string | null> {
  const options = connectionOptions(url, settings);
  const clients = [new options.Client(options), new options.Client(options)] as const;
  try {
    for (const client of clients) await client.connect();
    if (settings.sharedSessions || !(await swapsSessions(...clients))) return null;
    return `DATABASE_URL leads to a pooler that gives each transaction another session: ${behindPooler}`;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const refusal = poolerRefusal(message);
    if (!refusal) throw error;
    return refusal;
  } finally {
    for (const client of clients) await client.end().catch(() => undefined);
  }
}

const sessionOf = async (client: Client): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

/** A pooler with a single session would let us wait for it. */
const longestMs = 2000;

/**
 * Some poolers are told to overlook what we set for a session, so nothing is refused and statements would fail later.
 * They show when one connection's session is lent to another: the first then finds itself in a different one.
 */
async function swapsSessions(one: Client, other: Client): Promise<boolean> {
  const before = await sessionOf(one);
  await other.query('begin');
  const asked = sessionOf(one);
  await Promise.race([asked, pause(longestMs, undefined, { ref: false })]);
  await other.query('rollback');
  return (await asked) !== before;
}
