import { useSyncExternalStore } from 'react';

/** Updated only after layout. Reading scrollY during render would force a layout. */
let scrolled = 0;

function subscribe(onChange: () => void) {
  const read = () => {
    scrolled = window.scrollY;
    onChange();
  };
  // A page may open already scrolled, so read the position after the first frame.
  const frame = new IntersectionObserver(() => {
    frame.disconnect();
    read();
  });
  frame.observe(document.documentElement);
  window.addEventListener('scroll', read, { passive: true });
  return () => {
    frame.disconnect();
    window.removeEventListener('scroll', read);
  };
}

export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrolled >= pixels,
    () => false,
  );
}
