import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { sessionLimits } from '#core/settings/index.ts';
import { liveChannel, liveTopics } from './announce.ts';
import { createStreams, type Listener } from './streams.ts';

const news = z.union([
  z.object({ accountId: z.string(), topic: z.enum(liveTopics) }),
  // Told by the database itself, whichever way a session ends (migration 0015).
  z.object({ accountId: z.string(), endedSession: z.string() }),
  z.object({ accountId: z.string(), opened: z.string() }),
  z.object({ accountId: z.string(), closed: z.string() }),
  z.object({ everyone: z.literal('resync') }),
]);
type News = z.infer<typeof news>;

/** Whoever ended before us may have taken what they were about to tell with them. */
const afterSomebodysEnd: News = { everyone: 'resync' };

export interface LiveHub {
  /** Hears what concerns this account until the session ends or the returned function is called. */
  listen(whose: { accountId: string; sessionId: string }, listener: Listener): () => void;
  /** How many streams are open. */
  listening(): number;
  close(): Promise<void>;
}

const retryMs = 1000;

/**
 * One database connection per process listens for all its visitors. After a lost connection everyone resyncs once, and
 * so does everyone anywhere when a process starts.
 */
export async function openLiveHub(url: string, log: Logger): Promise<LiveHub> {
  const streams = createStreams(sessionLimits.streams);
  let client: Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | null = null;

  function hear(told: News): void {
    if ('everyone' in told) {
      streams.forgetOthers();
      streams.tellEveryone(told.everyone);
    } else if ('topic' in told) streams.tell(told.accountId, told.topic);
    else if ('endedSession' in told) streams.endSession(told.accountId, told.endedSession);
    else if ('opened' in told) streams.openedElsewhere(told.accountId, told.opened);
    else streams.remove(told.accountId, told.closed);
  }

  async function connect(again: boolean): Promise<void> {
    const next = new Client({ connectionString: url });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (closed || client !== next) return;
      client = null;
      retry = setTimeout(() => void reconnect(), retryMs);
    });
    next.on('notification', ({ payload }) => {
      const read = news.safeParse(parseJson(payload ?? ''));
      if (read.success) hear(read.data);
    });
    await next.connect();
    if (!again) await next.query('select pg_notify($1, $2)', [liveChannel, JSON.stringify(afterSomebodysEnd)]);
    await next.query(`listen ${liveChannel}`);
    if (closed) return next.end();
    client = next;
    if (!again) return;
    streams.forgetOthers();
    await endMissedSessions(next);
    streams.tellEveryone('resync');
  }

  /** Sessions that ended while nobody told us. */
  async function endMissedSessions(asked: Client): Promise<void> {
    const open = streams.sessions();
    const ids = open.map(({ sessionId }) => sessionId);
    const { rows } = await asked.query<{ id: string }>('select id from session where id = any($1)', [ids]);
    const alive = new Set(rows.map(({ id }) => id));
    for (const { accountId, sessionId } of open) {
      if (!alive.has(sessionId)) streams.endSession(accountId, sessionId);
    }
  }

  async function reconnect(): Promise<void> {
    await connect(true).catch((error: unknown) => {
      log.warn({ err: error }, 'live connection lost');
      if (!closed) retry = setTimeout(() => void reconnect(), retryMs);
    });
  }

  /** Tells the other processes. Without a connection they learn nothing, and are asked nothing. */
  const tellOthers = (told: News, question = 'true', values: readonly string[] = []) =>
    client?.query<{ answer: boolean }>(`select pg_notify($1, $2), ${question} as answer`, [
      ...[liveChannel, JSON.stringify(told)],
      ...values,
    ]);

  async function tellOpened(accountId: string, sessionId: string, id: string): Promise<void> {
    const isAlive = 'exists (select from session where id = $3)';
    const told = await tellOthers({ accountId, opened: id }, isAlive, [sessionId]);
    // It ended between the question who is asking and our listening for its end.
    if (told?.rows[0]?.answer === false) streams.endSession(accountId, sessionId);
  }

  await connect(false);
  return {
    listen({ accountId, sessionId }, listener) {
      // Who comes while we leave would hold the door open.
      if (closed) {
        listener('end');
        return () => undefined;
      }
      const id = randomUUID();
      streams.open(accountId, { id, sessionId, listener });
      // A connection that breaks here is opened again, and then asked for every session.
      tellOpened(accountId, sessionId, id).catch(() => undefined);
      return () => {
        streams.remove(accountId, id);
        tellOthers({ accountId, closed: id })?.catch(() => undefined);
      };
    },
    listening: () => streams.count(),
    async close() {
      closed = true;
      streams.tellEveryone('end');
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
