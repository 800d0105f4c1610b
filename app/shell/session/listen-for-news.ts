import { shell } from '#core/settings/index.ts';

const lockName = 'hearthline-live';
const channelName = 'hearthline-live';
const lookAgainMessage = 'look-again';

export interface Listening {
  /** From then on nothing is heard, and nothing is kept open. */
  stop(): void;
  /** A stream that was ended for good is opened again: somebody is here, and signed in. */
  lookAgain(): void;
}

/**
 * One tab holds the stream of server-sent events for all tabs of this browser; when it goes, another takes over. A new
 * stream begins with 'resync', when the page has just been loaded: the lists are set again a moment later.
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
      // The lock may be granted in the same moment in which this tab gives up.
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
        // The session ended, or this person's other browsers have taken its place: it does not come back by itself.
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
    // Given up while it waits: that is what stopping means.
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
