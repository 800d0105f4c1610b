import { shell } from '#core/settings/index.ts';

const lockName = 'hearthline-live';
const channelName = 'hearthline-live';
const lookAgainMessage = 'look-again';

export interface Listening {
  /** After this nothing is heard and no connection stays open. */
  stop(): void;
  /** Reopens a stream the server ended for good, now that the user is active and signed in. */
  lookAgain(): void;
}

/**
 * One tab holds the event stream for all tabs of this browser; when it closes, another takes over. A new stream starts
 * with 'resync' right after the page has loaded, so the lists are refreshed a moment later.
 */
export function listenForNews(hear: (topic: string) => void): Listening {
  const leaving = new AbortController();
  const channel = new BroadcastChannel(channelName);
  /** Set by the tab that holds the stream. */
  let openAgain = () => {};
  const tell = (topic: string) => {
    if (topic !== 'resync') return hear(topic);
    const moment = setTimeout(hear, shell.surveyListResetMs, topic);
    leaving.signal.addEventListener('abort', () => clearTimeout(moment));
  };
  channel.onmessage = ({ data }: MessageEvent<string>) => (data === lookAgainMessage ? openAgain() : tell(data));

  const hold = () =>
    new Promise<void>((release) => {
      // The lock may be granted just as this tab gives up.
      if (leaving.signal.aborted) return release();
      let events: EventSource | null = null;
      openAgain = () => {
        if (events || leaving.signal.aborted) return;
        const opened = new EventSource('/api/events');
        events = opened;
        opened.addEventListener('changed', ({ data }: MessageEvent<string>) => {
          if (leaving.signal.aborted) return;
          channel.postMessage(data);
          tell(data);
        });
        // The session ended, or the user's other browsers took its place. EventSource must not reconnect on its own.
        opened.addEventListener('over', () => {
          opened.close();
          if (events === opened) events = null;
        });
        opened.addEventListener('error', () => {
          if (opened.readyState === EventSource.CLOSED && events === opened) events = null;
        });
      };
      openAgain();
      leaving.signal.addEventListener('abort', () => {
        events?.close();
        release();
      });
    });

  if ('locks' in navigator) {
    // Aborting while waiting for the lock rejects, which is just what stopping does.
    navigator.locks.request(lockName, { signal: leaving.signal }, hold).catch(() => undefined);
  } else void hold();

  return {
    stop() {
      leaving.abort();
      channel.close();
    },
    lookAgain() {
      if (leaving.signal.aborted) return;
      openAgain();
      channel.postMessage(lookAgainMessage);
    },
  };
}
