import { shell } from '#core/settings/index.ts';

/** The sessionStorage key for a navigation in progress, so a reload in the middle of one is recognized. */
export const pendingKey = 'hearthline-pending';
export const retriedKey = 'hearthline-retried';

/**
 * Runs inline before anything else. When a chunk fails to load or takes longer than the spec allows, the wanted page is
 * reloaded once in full. If that fails too, the visitor gets /error with Reload.
 */
export function bootScript(): string {
  return `(${boot.toString()})(${JSON.stringify(pendingKey)},${JSON.stringify(retriedKey)},${shell.chunkTimeoutMs})`;
}

function boot(pending: string, retried: string, timeout: number) {
  const store = window.sessionStorage;
  let started = false;
  const again = (href: string) => {
    if (window.location.pathname === '/error') return;
    store.removeItem(pending);
    if (store.getItem(retried) === href) {
      store.removeItem(retried);
      window.location.replace(`/error?from=${encodeURIComponent(href)}`);
    } else {
      store.setItem(retried, href);
      window.location.replace(href);
    }
  };
  const here = () => window.location.pathname + window.location.search;
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!started && target instanceof HTMLScriptElement) again(here());
      const next = store.getItem(pending);
      // The router would show the next page without its styles. Loaded as a whole, it brings them along.
      const isStyle = target instanceof HTMLLinkElement && (target.rel === 'stylesheet' || target.as === 'style');
      if (started && next !== null && isStyle) again(next);
    },
    true,
  );
  const late = setTimeout(() => {
    if (!started) again(here());
  }, timeout);
  (window as unknown as { hearthline: object }).hearthline = {
    again,
    started() {
      started = true;
      clearTimeout(late);
      document.documentElement.setAttribute('data-alive', '');
      if (store.getItem(retried) === here()) store.removeItem(retried);
    },
  };
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wanted = store.getItem(pending);
  if (wanted && entry?.type === 'reload' && wanted !== here()) again(wanted);
  else store.removeItem(pending);
}
