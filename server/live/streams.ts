import type { LiveTopic } from './announce.ts';

/**
 * `end`: the process is stopping, and the browser will reconnect by itself. `session-ended` and `replaced` are final:
 * the session is over, or newer streams of the same account took this one's place.
 */
export type LiveEvent = LiveTopic | 'resync' | 'end' | 'session-ended' | 'replaced';
export type Listener = (event: LiveEvent) => void;

interface Stream {
  id: string;
  sessionId: string;
  /** Null for a stream in another process. */
  listener: Listener | null;
  /** Whether the database has announced it to every process. */
  isTold: boolean;
}

/**
 * Each account's open streams in the order the database announced them, which is the same in every process. The process
 * with the oldest stream hears about every newer one, so no account exceeds the limit even though no process knows all.
 */
export function createStreams(limit: number) {
  const byAccount = new Map<string, Stream[]>();
  const streamsOf = (accountId: string) => byAccount.get(accountId) ?? [];

  /** Forgets an account that has no stream in this process. */
  function keep(accountId: string, streams: Stream[]): void {
    if (streams.some(({ listener }) => listener)) byAccount.set(accountId, streams);
    else byAccount.delete(accountId);
  }

  function close(accountId: string, event: LiveEvent, closed: readonly Stream[]): void {
    const left = streamsOf(accountId).filter((stream) => !closed.includes(stream));
    keep(accountId, left);
    for (const { listener } of closed) listener?.(event);
  }

  return {
    open(accountId: string, stream: Omit<Stream, 'isTold'>): void {
      keep(accountId, [...streamsOf(accountId), { ...stream, isTold: false }]);
    },
    /** A stream was opened, here or in another process. Closes the oldest ones over the limit. */
    opened(accountId: string, id: string): void {
      const streams = streamsOf(accountId);
      const own = streams.find((known) => known.id === id);
      const others = streams.filter((known) => known !== own);
      keep(accountId, [...others, { ...(own ?? { id, sessionId: '', listener: null }), isTold: true }]);
      const told = streamsOf(accountId).filter(({ isTold }) => isTold);
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
      const ended = streamsOf(accountId).filter((stream) => stream.sessionId === sessionId);
      close(accountId, 'session-ended', ended);
    },
    /** A process may have died without announcing which of its streams closed. */
    forgetOthers(): void {
      for (const [accountId, streams] of byAccount) {
        keep(
          accountId,
          streams.filter(({ listener }) => listener),
        );
      }
    },
    tell(accountId: string, event: LiveEvent): void {
      for (const { listener } of streamsOf(accountId)) listener?.(event);
    },
    tellEveryone(event: LiveEvent): void {
      for (const streams of byAccount.values()) for (const { listener } of streams) listener?.(event);
    },
    /** The streams in this process. */
    own: (): { accountId: string; sessionId: string }[] =>
      [...byAccount].flatMap(([accountId, streams]) =>
        streams.filter(({ listener }) => listener).map(({ sessionId }) => ({ accountId, sessionId })),
      ),
  };
}
