import { backgroundHeader } from '#core/settings/index.ts';

type Fetch = typeof window.fetch;

/** Signs that somebody sits here. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Without a sign for this long, whatever the page asks it asks by itself. */
const restMs = 60_000;
/** Somebody who types for long without sending anything is not at rest: the server is told this often. */
const tellMs = 10 * 60_000;

/**
 * A session ends after a while of rest, and only the browser knows whether somebody sits in front of it. What the page
 * asks by itself meanwhile (news, polls) says so, and does not keep the session alive. Returns how to undo it.
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
    // Something else may have taken its place on top of it since it stopped.
    if (isHere || done.signal.aborted || !isOurs(wanted)) return send(wanted, how);
    const headers = new Headers(how?.headers ?? (wanted instanceof Request ? wanted.headers : undefined));
    headers.set(backgroundHeader, '1');
    return send(wanted, { ...how, headers });
  };
  window.fetch = sends;

  const see = () => {
    seenAt = Date.now();
    if (!tells || seenAt - sentAt < tellMs) return;
    // Without a network it is told with the next request.
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
