import { type RefObject, useEffect, useState } from 'react';
import { covers } from './covers.ts';

const controls = 'a[href], button, input, select, textarea, label, summary, [role="slider"]';

/** Whether a control of the page lies under this element, which stands still while the page moves. */
export function useCoversControl(ref: RefObject<HTMLElement | null>): boolean {
  const [covered, setCovered] = useState(true);
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      const own = ref.current;
      if (own === null) return;
      const box = own.getBoundingClientRect();
      const isUnder = (one: Element) =>
        one !== own && covers(box, one.getBoundingClientRect()) && one.checkVisibility({ visibilityProperty: true });
      setCovered([...document.querySelectorAll(controls)].some(isUnder));
    };
    // Once a frame at most, however often the page says that it moved.
    const ask = () => {
      asked ||= requestAnimationFrame(look);
    };
    ask();
    const grown = new ResizeObserver(ask);
    grown.observe(document.body);
    window.addEventListener('scroll', ask, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      grown.disconnect();
      window.removeEventListener('scroll', ask);
    };
  }, [ref]);
  return covered;
}
