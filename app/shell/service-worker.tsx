import { useEffect } from 'react';

/** Setting it up asks for many files: a visitor who has just come is served first. */
const settledAfterMs = 3000;

/** Registers the worker once the page stands. Without one the shop works as well, only not offline. */
export function ServiceWorker() {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
    // One that is there already costs nothing, and hears at once that there is a newer one.
    const settled = setTimeout(register, navigator.serviceWorker.controller ? 0 : settledAfterMs);
    return () => clearTimeout(settled);
  }, []);
  return null;
}
