import { Client } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type LiveTopic, liveChannel, liveTopics } from './announce.ts';

const news = z.union([
  z.object({ accountId: z.string(), topic: z.enum(liveTopics) }),
  z.object({ everyone: z.literal('resync') }),
]);

/** Whoever ended before us may have taken what they were about to tell with them. */
const afterSomebodysEnd: z.infer<typeof news> = { everyone: 'resync' };

/** `end`: the process is about to stop; the browser comes back by itself. */
export type LiveEvent = LiveTopic | 'resync' | 'end';
type Listener = (event: LiveEvent) => void;

export interface LiveHub {
  /** Hears what concerns this account, until the returned function is called. */
  listen(accountId: string, listener: Listener): () => void;
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
  const listeners = new Map<string, Set<Listener>>();
  let client: Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | null = null;

  const tell = (accountId: string, event: LiveEvent) => {
    for (const listener of listeners.get(accountId) ?? []) listener(event);
  };
  const tellEveryone = (event: LiveEvent) => {
    for (const accountId of listeners.keys()) tell(accountId, event);
  };

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
      if (!read.success) return;
      if ('everyone' in read.data) tellEveryone(read.data.everyone);
      else tell(read.data.accountId, read.data.topic);
    });
    await next.connect();
    if (!again) await next.query('select pg_notify($1, $2)', [liveChannel, JSON.stringify(afterSomebodysEnd)]);
    await next.query(`listen ${liveChannel}`);
    if (closed) return next.end();
    client = next;
    if (again) tellEveryone('resync');
  }

  async function reconnect(): Promise<void> {
    await connect(true).catch((error: unknown) => {
      log.warn({ err: error }, 'live connection lost');
      if (!closed) retry = setTimeout(() => void reconnect(), retryMs);
    });
  }

  await connect(false);
  return {
    listen(accountId, listener) {
      // Who comes while we leave would hold the door open.
      if (closed) {
        listener('end');
        return () => undefined;
      }
      const own = listeners.get(accountId) ?? new Set();
      listeners.set(accountId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(accountId);
      };
    },
    listening: () => [...listeners.values()].reduce((sum, own) => sum + own.size, 0),
    async close() {
      closed = true;
      tellEveryone('end');
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
