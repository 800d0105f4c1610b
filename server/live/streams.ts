import type { LiveTopic } from './announce.ts';

/**
 * `end`: the process is stopping, and the browser will reconnect by itself. `session-ended` and `replaced` are final:
 * the session is over, or newer streams of the same account took this one's place.
 */
export type LiveEvent = LiveTopic | 'resync' | 'end' | 'session-ended' | 'replaced';
export type Listener = (event: LiveEvent) => void;

/** What every process is told of a stream. */
export interface ToldStream {
  id: string;
  /** When the database announced it first. Its place in the order, the same in every process however often it's told. */
  at: number;
}

interface Stream {
  id: string;
  /** Null until the database has announced it to every process. */
  at: number | null;
  /** Null for a stream in another process. */
  own: { sessionId: string; listener: Listener } | null;
  /** The other process. */
  by: number | null;
}

const isTold = (stream: Stream): stream is Stream & ToldStream => stream.at !== null;

const inOrder = (a: ToldStream, b: ToldStream): number => a.at - b.at || (a.id < b.id ? -1 : 1);

/**
 * Each account's open streams. A process that has one of them hears about every newer one, so each closes its own that
 * are over the limit, and no account exceeds it even though no process knows all. A stream that left must never stay in
 * a list: it would cost the account a live one.
 */
export function createStreams(limit: number) {
  const byAccount = new Map<string, Stream[]>();
  const streamsOf = (accountId: string) => byAccount.get(accountId) ?? [];

  /** Forgets an account that has no stream in this process. */
  function keep(accountId: string, streams: Stream[]): void {
    if (streams.some(({ own }) => own)) byAccount.set(accountId, streams);
    else byAccount.delete(accountId);
  }

  function keepOnly(stays: (stream: Stream) => boolean): void {
    for (const [accountId, streams] of byAccount) keep(accountId, streams.filter(stays));
  }

  function close(accountId: string, event: LiveEvent, closed: readonly Stream[]): void {
    const left = streamsOf(accountId).filter((stream) => !closed.includes(stream));
    keep(accountId, left);
    for (const { own } of closed) own?.listener(event);
  }

  return {
    open(accountId: string, { id, ...own }: { id: string; sessionId: string; listener: Listener }): void {
      keep(accountId, [...streamsOf(accountId), { id, at: null, own, by: null }]);
    },
    /**
     * A stream was opened. Closes the oldest ones over the limit. `by`: the other process that says so, or null for our
     * own. One of our own that we no longer know has left while the news was on its way.
     */
    opened(accountId: string, { id, at }: ToldStream, by: number | null): void {
      const streams = streamsOf(accountId);
      const known = streams.find((stream) => stream.id === id);
      if (!known && by === null) return;
      const others = streams.filter((stream) => stream !== known);
      keep(accountId, [...others, { id, at, own: known?.own ?? null, by }]);
      const told = streamsOf(accountId).filter(isTold).toSorted(inOrder);
      close(accountId, 'replaced', told.slice(0, Math.max(0, told.length - limit)));
    },
    /** A stream's reader left, here or in another process. */
    closed(accountId: string, id: string): void {
      keep(
        accountId,
        streamsOf(accountId).filter((stream) => stream.id !== id),
      );
    },
    endSession(accountId: string, sessionId: string): void {
      const ended = streamsOf(accountId).filter(({ own }) => own?.sessionId === sessionId);
      close(accountId, 'session-ended', ended);
    },
    /** A process may have died, or lost its connection, without announcing which of its streams closed. */
    forgetOthers: (): void => keepOnly(({ own }) => own !== null),
    /** That process has stopped, and its streams with it. */
    forget: (gone: number): void => keepOnly(({ own, by }) => own !== null || by !== gone),
    /** The processes whose streams are in a list. */
    others: (): number[] => [
      ...new Set(
        [...byAccount.values()].flatMap((streams) => streams.flatMap(({ own, by }) => (own ? [] : (by ?? [])))),
      ),
    ],
    tell(accountId: string, event: LiveEvent): void {
      for (const { own } of streamsOf(accountId)) own?.listener(event);
    },
    tellEveryone(event: LiveEvent): void {
      for (const streams of byAccount.values()) for (const { own } of streams) own?.listener(event);
    },
    /** The streams in this process. */
    own: (): { accountId: string; sessionId: string }[] =>
      [...byAccount].flatMap(([accountId, streams]) =>
        streams.flatMap(({ own }) => (own ? { accountId, sessionId: own.sessionId } : [])),
      ),
    /** Those of them that every process was told about. */
    told: (): (ToldStream & { accountId: string })[] =>
      [...byAccount].flatMap(([accountId, streams]) =>
        streams.flatMap(({ id, at, own }) => (own && at !== null ? { accountId, id, at } : [])),
      ),
  };
}
