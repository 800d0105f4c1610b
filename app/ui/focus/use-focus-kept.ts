import { useEffect, useRef } from 'react';

/**
 * A click may remove the button that was clicked. Focus then moves to `rest`, a title or name in the same place,
 * instead of to the top of the page.
 */
export function useFocusKept<Place extends HTMLElement, Rest extends HTMLElement>() {
  const place = useRef<Place>(null);
  const rest = useRef<Rest>(null);

  useEffect(() => {
    const here = place.current;
    if (!here) return;
    let focused: Element | null = null;
    const follow = ({ target }: FocusEvent) => {
      focused = target instanceof Element && here.contains(target) ? target : null;
    };
    const watcher = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      if (document.activeElement === document.body) rest.current?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', follow);
    watcher.observe(here, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', follow);
      watcher.disconnect();
    };
  }, []);

  return { place, rest };
}
