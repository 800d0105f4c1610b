import { randomUUID } from 'node:crypto';
import type { Client, Notification } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { sessionLimits } from '#core/settings/index.ts';
import { parseJson } from '#core/texts/index.ts';
import { type ConnectionSettings, connectionOptions, plainConnection } from '../db/connection.ts';
import { locks } from '../db/one-at-a-time.ts';
import { liveChannel, liveTopics } from './announce.ts';
import { createStreams, type Listener } from './streams.ts';

const news = z.union([
  z.object({ accountId: z.string(), topic: z.enum(liveTopics) }),
  // Sent by the database itself, however a session ends (migration 0015).
  z.object({ accountId: z.string(), endedSession: z.string() }),
  z.object({ accountId: z.string(), opened: z.string(), at: z.number() }),
  z.object({ accountId: z.string(), closed: z.string() }),
  z.object({ everyone: z.literal('resync') }),
  // Every process says again which streams it has.
  z.object({ rollCall: z.literal(true) }),
  // The process that says so has stopped.
  z.object({ gone: z.literal(true) }),
  z.object({ work: z.literal(true) }),
  z.object({ hello: z.string() }),
]);
type News = z.infer<typeof news>;

/** A process that stopped before us may not have sent its last events. */
const afterSomebodysEnd: News = { everyone: 'resync' };

export interface LiveHub {
  /** Receives this account's events until the session ends or the returned function is called. */
  listen(whose: { accountId: string; sessionId: string }, listener: Listener): () => void;
  /** Does what we say come back to us? It doesn't through a pooler that swaps sessions. */
  hearsItself(): Promise<boolean>;
  /** Has this process the sweeps' lock? Asks for it if it hasn't. False without a connection. */
  leads(): Promise<boolean>;
  /** Is the listening connection there? */
  connected(): boolean;
  /** The number of open streams. */
  listening(): number;
  close(): Promise<void>;
}

const retryMs = 1000;

/** How long our own notification may take to come back. It takes milliseconds. */
const echoMs = 10_000;

/** The connection's name in the database's list. */
export const liveConnection = 'hearthline live';

/**
 * One database connection per process listens for all its visitors. After a lost connection all of them resync once,
 * and whenever a process starts, everyone everywhere does.
 */
export async function openLiveHub(
  url: string,
  log: Logger,
  {
    connection = plainConnection,
    pingSeconds = 10,
    onNews = () => undefined,
  }: { connection?: ConnectionSettings; pingSeconds?: number; onNews?: () => void } = {},
): Promise<LiveHub> {
  // Pings keep it from ever being silent, so silence for three of them means that no one is there.
  const limits = { ...connection.limits, silentSeconds: 3 * pingSeconds };
  const options = connectionOptions(url, { ...connection, limits, name: liveConnection });
  const streams = createStreams(sessionLimits.streams);
  let client: Client | null = null;
  /** The connection that holds the lock. A lost connection loses it. */
  let leading: Client | null = null;
  /** Who waits for what we said to come back, by its id. */
  const waiting = new Map<string, () => void>();
  let closed = false;
  let retry: NodeJS.Timeout | null = null;

  /** `by`: the database's number for the process that says so, or null if it's us. */
  function hear(told: News, by: number | null): void {
    if ('hello' in told) {
      waiting.get(told.hello)?.();
      return;
    }
    onNews();
    if ('work' in told) return;
    if ('everyone' in told || 'rollCall' in told) {
      streams.forgetOthers();
      tellAgain();
      if ('everyone' in told) streams.tellEveryone(told.everyone);
    } else if ('gone' in told) streams.forget(by ?? 0);
    else if ('topic' in told) streams.tell(told.accountId, told.topic);
    else if ('endedSession' in told) streams.endSession(told.accountId, told.endedSession);
    else if ('opened' in told) streams.opened(told.accountId, { id: told.opened, at: told.at }, by);
    else streams.closed(told.accountId, told.closed);
  }

  async function connect(again: boolean): Promise<void> {
    const next = new options.Client(options);
    next.on('error', () => undefined);
    next.on('end', () => {
      if (closed || client !== next) return;
      client = null;
      retry = setTimeout(() => void reconnect(), retryMs);
    });
    let us = 0;
    next.on('notification', ({ payload, processId }: Notification) => {
      const read = news.safeParse(parseJson(payload ?? ''));
      if (read.success) hear(read.data, processId === us ? null : processId);
    });
    await next.connect();
    us = (await next.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
    // The other side of the same watch: a session whose pings no longer arrive ends, and its lock with it.
    await next.query(`set idle_session_timeout = ${3000 * pingSeconds}`).catch(() => undefined);
    if (!again) await next.query('select pg_notify($1, $2)', [liveChannel, JSON.stringify(afterSomebodysEnd)]);
    await next.query(`listen ${liveChannel}`);
    if (again) streams.forgetOthers();
    const checked = new Set<string>();
    // Until none is left: streams are opened while the database is asked, too.
    for (let open = notIn(checked); again && open.length > 0; open = notIn(checked)) {
      await endMissedSessions(next, open);
      for (const { sessionId } of open) checked.add(sessionId);
    }
    if (closed) return next.end();
    client = next;
    if (!again) return;
    // What closed here meanwhile, the others weren't told, and what they opened, we weren't.
    void say({ rollCall: true });
    streams.tellEveryone('resync');
  }

  const notIn = (checked: ReadonlySet<string>) => streams.own().filter(({ sessionId }) => !checked.has(sessionId));

  /** Ends streams whose sessions ended while we weren't connected. */
  async function endMissedSessions(asked: Client, open: ReturnType<typeof streams.own>): Promise<void> {
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
  /**
   * Runs queries one at a time on the listening connection. Null without a connection; then other processes aren't
   * told.
   */
  function ask<Row extends object>(question: string, values: readonly unknown[]): Promise<Row | null> {
    const asked = asking.then(async () => (await client?.query<Row>(question, [...values]))?.rows[0] ?? null);
    asking = asked.catch(() => undefined);
    // A broken connection is reopened, and then every session is checked.
    return asked.catch(() => null);
  }

  function say(...told: News[]): Promise<object | null> {
    const question = 'select pg_notify($1, told) from unnest($2::text[]) as told';
    return ask(question, [liveChannel, told.map((one) => JSON.stringify(one))]);
  }

  function tellAgain(): void {
    const open = streams.told().map(({ accountId, id, at }) => ({ accountId, opened: id, at }));
    if (open.length > 0) void say(...open);
  }

  async function tellOpened(accountId: string, sessionId: string, id: string): Promise<void> {
    const told = JSON.stringify({ accountId, opened: id });
    // The database's clock, since two machines' clocks may differ.
    const at = `jsonb_build_object('at', 1000 * extract(epoch from clock_timestamp()))`;
    const question = `select pg_notify($1, ($2::jsonb || ${at})::text), exists (select from session where id = $3) as alive`;
    const answer = await ask<{ alive: boolean }>(question, [liveChannel, told, sessionId]);
    if (!answer) streams.opened(accountId, { id, at: Date.now() }, null);
    // The session ended after the request was authenticated but before we started listening for its end.
    if (answer?.alive === false) streams.endSession(accountId, sessionId);
  }

  /** Processes that were killed didn't say that they're gone. Also, a lost connection is noticed by this question. */
  async function forgetKilled(): Promise<void> {
    const others = streams.others();
    const question = `select coalesce(array_agg(pid), '{}') as alive from pg_stat_activity where pid = any($1)`;
    const answer = await ask<{ alive: number[] }>(question, [others]);
    if (answer) for (const pid of others) if (!answer.alive.includes(pid)) streams.forget(pid);
  }

  await connect(false);
  const ping = setInterval(() => void forgetKilled(), pingSeconds * 1000);
  return {
    listen({ accountId, sessionId }, listener) {
      // A stream opened while we're shutting down would keep the process alive.
      if (closed) {
        listener('end');
        return () => undefined;
      }
      const id = randomUUID();
      streams.open(accountId, { id, sessionId, listener });
      void tellOpened(accountId, sessionId, id);
      return () => {
        streams.closed(accountId, id);
        if (!closed) void say({ accountId, closed: id });
      };
    },
    async hearsItself() {
      const hello = randomUUID();
      const heard = new Promise<boolean>((resolve) => waiting.set(hello, () => resolve(true)));
      const said = await say({ hello });
      // Counted from the database's answer: a slow database isn't a deaf one.
      const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), said ? echoMs : 0).unref());
      return Promise.race([heard, late]).finally(() => waiting.delete(hello));
    },
    async leads() {
      const asked = client;
      if (asked && leading === asked) return true;
      const answer = await ask<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [locks.sweeps]);
      leading = answer?.held && client === asked ? asked : null;
      return leading !== null;
    },
    connected: () => client !== null,
    listening: () => streams.own().length,
    async close() {
      closed = true;
      clearInterval(ping);
      if (retry) clearTimeout(retry);
      // Before the browsers, which go straight to another process.
      const said = say({ gone: true });
      streams.tellEveryone('end');
      await said;
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
