import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { sessionLimits } from '#core/settings/index.ts';
import { parseJson } from '#core/texts/index.ts';
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

/** By this name the database lists it. */
export const liveConnection = 'hearthline live';

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
    else if ('opened' in told) streams.opened(told.accountId, told.opened);
    else streams.closed(told.accountId, told.closed);
  }

  async function connect(again: boolean): Promise<void> {
    const next = new Client({ connectionString: url, application_name: liveConnection });
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
    if (again) {
      streams.forgetOthers();
      await endMissedSessions(next);
    }
    if (closed) return next.end();
    client = next;
    if (again) streams.tellEveryone('resync');
  }

  /** Sessions that ended while nobody told us. */
  async function endMissedSessions(asked: Client): Promise<void> {
    const open = streams.own();
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

  let asking: Promise<unknown> = Promise.resolve();
  /** One after the other on the connection that listens. Null without one: then others learn nothing. */
  function ask<Row extends object>(question: string, values: readonly unknown[]): Promise<Row | null> {
    const asked = asking.then(async () => (await client?.query<Row>(question, [...values]))?.rows[0] ?? null);
    asking = asked.catch(() => undefined);
    // A connection that breaks here is opened again, and then asked for every session.
    return asked.catch(() => null);
  }

  async function tellOpened(accountId: string, sessionId: string, id: string): Promise<void> {
    const told = JSON.stringify({ accountId, opened: id } satisfies News);
    const question = 'select pg_notify($1, $2), exists (select from session where id = $3) as alive';
    const answer = await ask<{ alive: boolean }>(question, [liveChannel, told, sessionId]);
    if (!answer) streams.opened(accountId, id);
    // It ended between the question who is asking and our listening for its end.
    if (answer?.alive === false) streams.endSession(accountId, sessionId);
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
      void tellOpened(accountId, sessionId, id);
      return () => {
        streams.closed(accountId, id);
        if (!closed) void ask('select pg_notify($1, $2)', [liveChannel, JSON.stringify({ accountId, closed: id })]);
      };
    },
    listening: () => streams.own().length,
    async close() {
      closed = true;
      streams.tellEveryone('end');
      if (retry) clearTimeout(retry);
      await client?.end();
    },
  };
}
