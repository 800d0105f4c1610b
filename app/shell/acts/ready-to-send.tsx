import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/**
 * A form that is sent to another address than its page's needs that address's part of the script. It is fetched as soon as
 * somebody comes near the form: fetched at the press only it would fail with the network, and the router would load the
 * page anew, without what was typed.
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
    // Somebody may have been there before us.
    look({ target: document.activeElement });
    for (const near of ['focusin', 'pointerover']) document.addEventListener(near, look, { signal: done.signal });
    return () => done.abort();
  }, []);
  return address && <PrefetchPageLinks page={address} />;
}
