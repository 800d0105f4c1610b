import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useSession } from './session.ts';

const lockName = 'hearthline-live';
const channelName = 'hearthline-live';

/**
 * Hears that something changed elsewhere and asks the page's loaders again. One tab holds the stream for all tabs of
 * this browser; when it goes, another takes over.
 */
export function Live() {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const uid = user?.uid;

  useEffect(() => {
    if (!uid) return;
    const leaving = new AbortController();
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => void revalidate();

    const hold = () =>
      new Promise<void>((release) => {
        const events = new EventSource('/api/events');
        events.addEventListener('changed', (event: MessageEvent<string>) => {
          channel.postMessage(event.data);
          void revalidate();
        });
        leaving.signal.addEventListener('abort', () => {
          events.close();
          release();
        });
      });

    if ('locks' in navigator) {
      navigator.locks.request(lockName, { signal: leaving.signal }, hold).catch(() => undefined);
    } else void hold();
    return () => {
      leaving.abort();
      channel.close();
    };
  }, [uid, revalidate]);

  return null;
}
