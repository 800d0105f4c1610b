const lockName = 'hearthline-live';
const channelName = 'hearthline-live';

/**
 * One tab holds the stream of server-sent events for all tabs of this browser; when it goes, another takes over. Returns
 * how to stop: from then on nothing is heard, and nothing is kept open.
 */
export function listenForNews(hear: (topic: string) => void): () => void {
  const leaving = new AbortController();
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<string>) => hear(data);

  const hold = () =>
    new Promise<void>((release) => {
      // The lock may be granted in the same moment in which this tab gives up.
      if (leaving.signal.aborted) return release();
      const events = new EventSource('/api/events');
      events.addEventListener('changed', ({ data }: MessageEvent<string>) => {
        if (leaving.signal.aborted) return;
        channel.postMessage(data);
        hear(data);
      });
      leaving.signal.addEventListener('abort', () => {
        events.close();
        release();
      });
    });

  if ('locks' in navigator) {
    // Given up while it waits: that is what stopping means.
    navigator.locks.request(lockName, { signal: leaving.signal }, hold).catch(() => undefined);
  } else void hold();

  return () => {
    leaving.abort();
    channel.close();
  };
}
