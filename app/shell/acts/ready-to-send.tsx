import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/**
 * A form that posts to another route needs that route's chunk. We fetch it as soon as the pointer or focus reaches the
 * form. Fetched only on submit, it would fail when the network is down, and the router would reload the page and lose
 * everything typed.
 */
export function ReadyToSend() {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const done = new AbortController();
    const look = ({ target }: { target: EventTarget | null }) => {
      const action = target instanceof Element && target.closest('form[method=post]')?.getAttribute('action');
      if (!action) return;
      const { pathname } = new URL(action, window.location.href);
      if (pathname !== window.location.pathname) setAddress(pathname);
    };
    // The user may have focused a form before this effect ran.
    look({ target: document.activeElement });
    for (const near of ['focusin', 'pointerover']) document.addEventListener(near, look, { signal: done.signal });
    return () => done.abort();
  }, []);
  return address && <PrefetchPageLinks page={address} />;
}
