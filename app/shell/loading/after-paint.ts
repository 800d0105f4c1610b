/** Set once somebody has done something on the page. */
export const touchedMark = 'data-touched';
/** What a script is called, and the address it comes from, until it may come. */
export const heldBack = 'held-back';
/** No longer than this: on a slow line the page can be used before its pictures are there. */
const pictureWaitMs = 700;

/**
 * The page is drawn already. What it shows first, its words in their typefaces and its first pictures, comes before its
 * scripts: links lead on without them, and a press waits for them. What stands further down is laid out once somebody
 * begins to move.
 */
export function afterPaintScript(): string {
  return `(${afterPaint.toString()})(${JSON.stringify([heldBack, pictureWaitMs, touchedMark]).slice(1, -1)})`;
}

function afterPaint(held: string, pictureWait: number, mark: string) {
  const { documentElement: page } = document;
  let hurried = document.hidden;
  let begun = false;
  const fetchScripts = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${held}]`)) link.rel = 'modulepreload';
    for (const { nonce, text } of document.querySelectorAll<HTMLScriptElement>(`script[type=${held}]`)) {
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', nonce, text }));
    }
  };
  // Asked without looking where it stands: that would lay out what stands further down.
  const isAwaited = ({ complete, loading }: HTMLImageElement) => !complete && loading === 'eager';
  // After the next frame; a page in a tab behind has none.
  const whenPainted = (next: () => void) => {
    if (document.hidden) return next();
    const frame = new IntersectionObserver(() => {
      frame.disconnect();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = next;
      port2.postMessage(null);
    });
    frame.observe(page);
  };
  const look = () => {
    const whole = document.readyState !== 'loading';
    if (begun || !whole || (!hurried && [...document.images].some(isAwaited))) return;
    begun = true;
    // A picture that has come is decoded in one frame and shown in the next.
    whenPainted(() => {
      if (page.hasAttribute('data-at-top')) page.setAttribute('data-at-top', '');
      whenPainted(fetchScripts);
    });
  };
  const hurry = () => {
    hurried = true;
    look();
  };
  const touched = () => {
    page.removeAttribute('data-at-top');
    hurry();
  };
  for (const news of ['load', 'error', 'DOMContentLoaded']) document.addEventListener(news, look, true);
  for (const touch of ['pointerdown', 'keydown', 'wheel', 'scroll']) {
    addEventListener(touch, touched, { once: true, capture: true, passive: true });
  }
  // A page scrolls by itself too, so that says nothing of a reader.
  for (const touch of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(touch, () => page.setAttribute(mark, ''), { once: true, capture: true, passive: true });
  }
  setTimeout(hurry, pictureWait);
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate' && !location.hash) page.setAttribute('data-at-top', 'unpainted');
}
