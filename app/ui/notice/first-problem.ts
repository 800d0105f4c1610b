/** About a second. On a busy phone an error is on the page later than the next frame. */
const mostFrames = 60;

/** Scrolls to and focuses the first error, once it has rendered. */
export function showFirstProblem(form: HTMLElement | null): void {
  let frames = 0;
  const find = (what: string) => form?.querySelector<HTMLElement>(what);
  function look() {
    const first = find('[aria-invalid="true"]') ?? find('[role="alert"]:not(:empty)');
    frames += 1;
    if (first) bringIntoView(first);
    else if (frames < mostFrames) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
}

/** Focus makes screen readers read it, and keyboard users continue from there. */
export function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}
