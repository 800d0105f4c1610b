/** Scrolls to and focuses the first error, after it has rendered. */
export function showFirstProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const find = (what: string) => form?.querySelector<HTMLElement>(what);
    const first = find('[aria-invalid="true"]') ?? find('[role="alert"]:not(:empty)');
    if (first) bringIntoView(first);
  });
}

/** Focus makes screen readers read it, and keyboard users continue from there. */
export function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}
