import { useEffect } from 'react';

/** Registers the worker after the page has loaded. Without it the shop works too, just not offline. */
export function ServiceWorker() {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    const register = () => navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
  }, []);
  return null;
}
