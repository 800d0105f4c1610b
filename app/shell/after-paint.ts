/** Where it is noted that this tab has the typefaces. */
const facesKey = 'hearthline-faces';
const faces = ['360 1em Fraunces', '400 1em "Instrument Sans"'];
/** No longer than this: on a slow line the words have their own face before the pictures are there. */
const pictureWaitMs = 3000;

/**
 * The page is drawn already. What it shows first, its words and the pictures in view, comes before the typefaces: their
 * stand-ins take the same room. What stands further down is laid out once somebody begins to move.
 */
export function afterPaintScript(): string {
  return `(${afterPaint.toString()})(${JSON.stringify([facesKey, faces, pictureWaitMs]).slice(1, -1)})`;
}

function afterPaint(noted: string, typefaces: string[], pictureWait: number) {
  const { documentElement: page } = document;
  let hurried = document.hidden;
  let begun = false;
  const showFaces = () => page.setAttribute('data-faces', '');
  // Known before they are shown: the page is laid out anew only once.
  const fetchFaces = () =>
    Promise.allSettled(typefaces.map((face) => document.fonts.load(face))).then(() => {
      showFaces();
      sessionStorage.setItem(noted, 'yes');
    });
  const isAwaited = (picture: HTMLImageElement) => {
    if (picture.complete) return false;
    const { top, bottom, left, right } = picture.getBoundingClientRect();
    return bottom > top && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
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
    whenPainted(() => whenPainted(() => void fetchFaces()));
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
  setTimeout(hurry, pictureWait);
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'navigate' && !location.hash) page.setAttribute('data-at-top', '');
  if (sessionStorage.getItem(noted)) showFaces();
}
