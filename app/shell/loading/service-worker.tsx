import { useEffect } from 'react';

/** Registers the worker once the page stands. Without one the shop works as well, only not offline. */
export function ServiceWorker() {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    const register = () => navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
  }, []);
  return null;
}
