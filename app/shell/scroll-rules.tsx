import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { shell } from '#core/settings/index.ts';
import { touchedMark } from './loading/after-paint.ts';

const storageKey = 'hearthline-scroll';

function remembered(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const smoothly = (): ScrollBehavior => (calm() ? 'instant' : 'smooth');

/**
 * The spec's rules of scrolling: a hash is scrolled to smoothly (later when the page changes too), Results starts at
 * the top at once, going back restores the position, everything else glides to the top.
 */
export function ScrollRules() {
  const location = useLocation();
  const kind = useNavigationType();
  const before = useRef<{ pathname: string; search: string } | null>(null);
  const positions = useRef<Record<string, number>>({});

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    positions.current = remembered();
    const keep = () => sessionStorage.setItem(storageKey, JSON.stringify(positions.current));
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  // Every page that is loaded as a whole has the same key: only with its address it is a place of its own.
  const place = `${location.key} ${location.pathname}${location.search}`;

  // Before the next frame: a shorter page pulls the window up, and that is no place where the reader of this one was.
  useLayoutEffect(() => {
    const note = () => {
      positions.current[place] = window.scrollY;
    };
    // Who scrolled before we were here to see it.
    if (!(place in positions.current)) note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [place]);

  useLayoutEffect(() => {
    const first = before.current === null;
    const pathChanged = !first && before.current?.pathname !== location.pathname;
    const searchOnly = !first && !pathChanged && before.current?.search !== location.search;
    before.current = { pathname: location.pathname, search: location.search };

    if (location.hash) {
      const target = decodeURIComponent(location.hash.slice(1));
      const timer = setTimeout(
        () => document.getElementById(target)?.scrollIntoView({ behavior: smoothly() }),
        first || pathChanged ? shell.hashScrollDelayMs : 0,
      );
      return () => clearTimeout(timer);
    }
    // Who has begun to read or press before the scripts came is not carried away from it.
    if (first && document.documentElement.hasAttribute(touchedMark)) return;
    // On the first page only what an earlier visit left: where the reader is now is nothing to go back to.
    const noted = first ? undefined : positions.current[place];
    const kept = kind === 'POP' ? (noted ?? remembered()[place]) : undefined;
    if (kept !== undefined) {
      const restore = () => window.scrollTo({ top: kept, behavior: 'instant' });
      restore();
      // The frame around the page changes with it, a moment later, and the browser then moves what we just placed.
      const frame = requestAnimationFrame(restore);
      return () => cancelAnimationFrame(frame);
    }
    if (first) return;
    if (location.pathname.startsWith('/results/') && pathChanged) window.scrollTo({ top: 0, behavior: 'instant' });
    // A modal opening over the page, or a filter in its address, leaves the reader where they are.
    else if (!searchOnly) window.scrollTo({ top: 0, behavior: smoothly() });
  }, [location, place, kind]);

  return null;
}
