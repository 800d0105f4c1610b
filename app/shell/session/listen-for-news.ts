import { shell } from '#core/settings/index.ts';

const lockName = 'hearthline-live';
const channelName = 'hearthline-live';

/**
 * One tab holds the stream of server-sent events for all tabs of this browser; when it goes, another takes over. A new
 * stream begins with 'resync', when the page has just been loaded: the lists are set again a moment later. Returns how to
 * stop: from then on nothing is heard, and nothing is kept open.
 */
export function listenForNews(hear: (topic: string) => void): () => void {
  const leaving = new AbortController();
  const channel = new BroadcastChannel(channelName);
  const tell = (topic: string) => {
    if (topic !== 'resync') return hear(topic);
    const moment = setTimeout(hear, shell.surveyListResetMs, topic);
    leaving.signal.addEventListener('abort', () => clearTimeout(moment));
  };
  channel.onmessage = ({ data }: MessageEvent<string>) => tell(data);

  const hold = () =>
    new Promise<void>((release) => {
      // The lock may be granted in the same moment in which this tab gives up.
      if (leaving.signal.aborted) return release();
      const events = new EventSource('/api/events');
      events.addEventListener('changed', ({ data }: MessageEvent<string>) => {
        if (leaving.signal.aborted) return;
        channel.postMessage(data);
        tell(data);
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
