import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
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

/** How long we correct a scroll to a hash: pictures above the target may still load and push it down. */
const settlingMs = 3000;
const userInputs = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

/**
 * Scrolls to an element and makes sure it arrives: the browser drops a smooth scroll when another one or a layout
 * shift interrupts it. Once the user does something, the position is theirs. Returns a function that stops it.
 */
function scrollToId(id: string): () => void {
  const target = document.getElementById(id);
  if (!target) return () => undefined;
  const correct = () => target.scrollIntoView({ behavior: 'instant' });
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('scrollend', correct);
    for (const input of userInputs) window.removeEventListener(input, stop);
  };
  const timer = setTimeout(stop, settlingMs);
  document.addEventListener('scrollend', correct);
  for (const input of userInputs) window.addEventListener(input, stop, { passive: true });
  target.scrollIntoView({ behavior: smoothly() });
  return stop;
}

/**
 * The spec's scrolling rules: a hash scrolls smoothly (later if the page changes too), Results starts at the top at
 * once, going back restores the position, a form that stays on its page leaves the position alone (what it answered brings
 * itself into view), and everything else scrolls smoothly to the top.
 */
export function ScrollRules() {
  const location = useLocation();
  const kind = useNavigationType();
  const { state, formMethod } = useNavigation();
  const posted = useRef(false);
  const before = useRef<{ pathname: string; search: string } | null>(null);
  const positions = useRef<Record<string, number>>({});

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    positions.current = remembered();
    const keep = () => sessionStorage.setItem(storageKey, JSON.stringify(positions.current));
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);

  // Every fully loaded page has the same key, so only key plus address identifies a history entry.
  const place = `${location.key} ${location.pathname}${location.search}`;

  // A layout effect, so it runs before the next frame: a shorter page pulls the window up, and that must not be stored
  // as this page's position.
  useLayoutEffect(() => {
    const note = () => {
      positions.current[place] = window.scrollY;
    };
    // The user may have scrolled before this ran.
    if (!(place in positions.current)) note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [place]);

  useLayoutEffect(() => {
    const first = before.current === null;
    const pathChanged = !first && before.current?.pathname !== location.pathname;
    const searchOnly = !first && !pathChanged && before.current?.search !== location.search;
    before.current = { pathname: location.pathname, search: location.search };
    const isAnswer = posted.current && !pathChanged;
    posted.current = false;

    if (location.hash) {
      const target = decodeURIComponent(location.hash.slice(1));
      let stop = () => clearTimeout(timer);
      const timer = setTimeout(
        () => {
          stop = scrollToId(target);
        },
        first || pathChanged ? shell.hashScrollDelayMs : 0,
      );
      return () => stop();
    }
    // Don't move someone who started reading or clicking before the scripts arrived.
    if (first && document.documentElement.hasAttribute(touchedMark)) return;
    // On the first page, use only what an earlier visit stored: the current position is nothing to go back to.
    const noted = first ? undefined : positions.current[place];
    const kept = kind === 'POP' ? (noted ?? remembered()[place]) : undefined;
    if (kept !== undefined) {
      const restore = () => window.scrollTo({ top: kept, behavior: 'instant' });
      restore();
      // The frame changes with the page a moment later, and the browser then shifts the position, so restore it again.
      const frame = requestAnimationFrame(restore);
      return () => cancelAnimationFrame(frame);
    }
    if (first || isAnswer) return;
    if (location.pathname.startsWith('/results/') && pathChanged) window.scrollTo({ top: 0, behavior: 'instant' });
    // A modal or a filter in the URL leaves the scroll position alone.
    else if (!searchOnly) window.scrollTo({ top: 0, behavior: smoothly() });
  }, [location, place, kind]);

  // After the effect above: by the time it sees the new place, the navigation that led there is over.
  useLayoutEffect(() => {
    if (state !== 'idle') posted.current = formMethod === 'POST';
  }, [state, formMethod]);

  return null;
}
