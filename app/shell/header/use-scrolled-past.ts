import { useSyncExternalStore } from 'react';

/** Read when the page is laid out anyway: asked while it is being built, it would have to be laid out for the answer. */
let scrolled = 0;

function subscribe(onChange: () => void) {
  const read = () => {
    scrolled = window.scrollY;
    onChange();
  };
  // A page may begin further down: told after the first frame.
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
