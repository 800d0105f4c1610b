/** Set on the document once the user has interacted with the page. */
export const touchedMark = 'data-touched';
/** The `type` or `rel` that keeps a script from loading until the page has painted. */
export const heldBack = 'held-back';
/** The longest we wait for pictures: on a slow connection the page should become usable before they arrive. */
const pictureWaitMs = 700;

/**
 * The page is already server rendered. Its first view (text in its fonts, first pictures) loads before its scripts:
 * links work without them, and clicks are queued until they arrive. Content below the fold is laid out once the user
 * starts to scroll.
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
  // Doesn't check the position, which would force layout below the fold.
  const isAwaited = ({ complete, loading }: HTMLImageElement) => !complete && loading === 'eager';
  // Runs after the next frame. A background tab has no frames, so there it runs right away.
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
    // A loaded picture is decoded in one frame and shown in the next.
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
  // Not 'scroll': a page also scrolls without the user.
  for (const touch of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(touch, () => page.setAttribute(mark, ''), { once: true, capture: true, passive: true });
  }
  setTimeout(hurry, pictureWait);
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate' && !location.hash) page.setAttribute('data-at-top', 'unpainted');
}
