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
}

/**
 * The open streams of each account, oldest first. Whoever holds the oldest hears of every newer one, in whichever process:
 * so no account has more than the limit, although no process knows them all.
 */
export function createStreams(limit: number) {
  const byAccount = new Map<string, Stream[]>();

  function keep(accountId: string, streams: Stream[]): void {
    if (streams.some(({ listener }) => listener)) byAccount.set(accountId, streams);
    else byAccount.delete(accountId);
  }

  /** Takes out the streams that `gone` names, and tells those of ours why. */
  function close(accountId: string, event: LiveEvent, gone: (stream: Stream, index: number, all: Stream[]) => boolean) {
    const streams = byAccount.get(accountId) ?? [];
    const closed = streams.filter(gone);
    if (closed.length === 0) return;
    keep(
      accountId,
      streams.filter((stream) => !closed.includes(stream)),
    );
    for (const { listener } of closed) listener?.(event);
  }

  const closeCrowded = (accountId: string) =>
    close(accountId, 'replaced', (_, index, all) => index < all.length - limit);

  return {
    open(accountId: string, stream: Stream): void {
      byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), stream]);
      closeCrowded(accountId);
    },
    openedElsewhere(accountId: string, id: string): void {
      const streams = byAccount.get(accountId);
      // Without a stream of ours there is nothing that a newer one could replace.
      if (!streams || streams.some((known) => known.id === id)) return;
      streams.push({ id, sessionId: '', listener: null });
      closeCrowded(accountId);
    },
    /** One of ours whose reader left, or one of another process. */
    remove(accountId: string, id: string): void {
      const streams = byAccount.get(accountId);
      if (streams)
        keep(
          accountId,
          streams.filter((stream) => stream.id !== id),
        );
    },
    endSession: (accountId: string, sessionId: string): void =>
      close(accountId, 'session-ended', (stream) => stream.sessionId === sessionId),
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
      for (const { listener } of byAccount.get(accountId) ?? []) listener?.(event);
    },
    tellEveryone(event: LiveEvent): void {
      for (const streams of byAccount.values()) for (const { listener } of streams) listener?.(event);
    },
    /** The sessions that our streams belong to, by account. */
    sessions: (): { accountId: string; sessionId: string }[] =>
      [...byAccount].flatMap(([accountId, streams]) =>
        streams.filter(({ listener }) => listener).map(({ sessionId }) => ({ accountId, sessionId })),
      ),
    count: (): number =>
      [...byAccount.values()].reduce((sum, streams) => sum + streams.filter(({ listener }) => listener).length, 0),
  };
}
