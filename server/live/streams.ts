import type { LiveTopic } from './announce.ts';

/**
 * `end`: the process is about to stop, and the browser comes back by itself. The other two are final: the session is over,
 * or newer streams of the account have taken its place.
 */
export type LiveEvent = LiveTopic | 'resync' | 'end' | 'session-ended' | 'replaced';
export type Listener = (event: LiveEvent) => void;

interface Stream {
  id: string;
  sessionId: string;
  /** Null for a stream that another process holds. */
  listener: Listener | null;
  /** The database has told everyone that it is open. */
  isTold: boolean;
}

/**
 * The open streams of each account, in the order in which the database told of them, which is the same in every process.
 * Whoever holds the oldest hears of every newer one: so no account has more than the limit, although no process knows all.
 */
export function createStreams(limit: number) {
  const byAccount = new Map<string, Stream[]>();
  const streamsOf = (accountId: string) => byAccount.get(accountId) ?? [];

  /** Without a stream of ours nothing of the account concerns us. */
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
    /** A stream is open, in this process or another: those that are too many by now are closed, the oldest first. */
    opened(accountId: string, id: string): void {
      const streams = streamsOf(accountId);
      const own = streams.find((known) => known.id === id);
      const others = streams.filter((known) => known !== own);
      keep(accountId, [...others, { ...(own ?? { id, sessionId: '', listener: null }), isTold: true }]);
      const told = streamsOf(accountId).filter(({ isTold }) => isTold);
      close(accountId, 'replaced', told.slice(0, Math.max(0, told.length - limit)));
    },
    /** One of ours whose reader left, or one of another process. */
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
    /** A process may have gone without saying which of its streams went with it. */
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
    /** Those of this process. */
    own: (): { accountId: string; sessionId: string }[] =>
      [...byAccount].flatMap(([accountId, streams]) =>
        streams.filter(({ listener }) => listener).map(({ sessionId }) => ({ accountId, sessionId })),
      ),
  };
}
