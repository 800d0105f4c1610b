import { type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { ArrowUpIcon } from '#app/ui/icon/signs.tsx';
import styles from './back-to-top.module.css';
import { covers, overlap } from './covers.ts';

const controls = 'a[href], button, input, select, textarea, label, summary, [role="slider"]';

/** Close enough together that nothing readable lies between them. */
const pointsAcross = 4;

/** The elements under a box, found by looking at points all over it. */
function elementsUnder({ left, top, width, height }: DOMRect): Set<Element> {
  const steps = Array.from({ length: pointsAcross }, (_, index) => index / (pointsAcross - 1));
  const points = steps.flatMap((x) => steps.map((y) => [left + x * width, top + y * height] as const));
  return new Set(points.flatMap(([x, y]) => document.elementsFromPoint(x, y)));
}

/** Whether one of the element's own lines of text lies under the box. */
function hasTextUnder(box: DOMRect, element: Element): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((line) => overlap(box, line));
  });
}

/** Whether this fixed element currently covers text or one of the page's controls. */
function useCoversSomething(ref: RefObject<HTMLElement | null>): boolean {
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
      const isTextUnder = () => [...elementsUnder(box)].some((one) => one !== own && hasTextUnder(box, one));
      setCovered([...document.querySelectorAll(controls)].some(isUnder) || isTextUnder());
    };
    // At most once per frame, no matter how many scroll events fire.
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

/** Hides while it covers something that can be read, clicked or filled in. */
export default function BackToTopButton() {
  const button = useRef<HTMLButtonElement>(null);
  const inTheWay = useCoversSomething(button);
  function up() {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    // The button is about to disappear, so move focus to the top along with the view.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  }
  return (
    <IconButton
      ref={button}
      label="Back to top"
      kind="paper"
      className={styles.button}
      data-aside={inTheWay || undefined}
      onClick={up}
    >
      <ArrowUpIcon />
    </IconButton>
  );
}
