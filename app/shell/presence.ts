import { backgroundHeader } from '#core/settings/index.ts';

type Fetch = typeof window.fetch;

/** Events that show a person is at the page. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** After this long without such an event, any request the page sends counts as its own. */
const restMs = 60_000;
/** A user who types for long without submitting isn't idle, so the server hears from us this often. */
const tellMs = 10 * 60_000;

/**
 * Sessions expire after inactivity, and only the browser knows whether someone is there. Requests the page sends on its
 * own (news, polls) are marked as background so they don't keep the session alive. Returns a function that undoes this.
 */
export function watchPresence({ tells }: { tells: boolean }): () => void {
  const done = new AbortController();
  const send = window.fetch;
  let seenAt = Date.now();
  let sentAt = Date.now();

  const sends: Fetch = (wanted, how) => {
    const now = Date.now();
    const isHere = now - seenAt < restMs;
    if (isHere) sentAt = now;
    // Another wrapper may sit on top of this one, so after stopping it may still be called.
    if (isHere || done.signal.aborted || !isOurs(wanted)) return send(wanted, how);
    const headers = new Headers(how?.headers ?? (wanted instanceof Request ? wanted.headers : undefined));
    headers.set(backgroundHeader, '1');
    return send(wanted, { ...how, headers });
  };
  window.fetch = sends;

  const see = () => {
    seenAt = Date.now();
    if (!tells || seenAt - sentAt < tellMs) return;
    // If the network is down, the next request will tell.
    sends('/api/users/me', { method: 'HEAD' }).catch(() => undefined);
  };
  for (const sign of signs) document.addEventListener(sign, see, { passive: true, capture: true, signal: done.signal });

  return () => {
    done.abort();
    if (window.fetch === sends) window.fetch = send;
  };
}

const isOurs = (wanted: RequestInfo | URL) =>
  new URL(wanted instanceof Request ? wanted.url : wanted, window.location.href).origin === window.location.origin;
