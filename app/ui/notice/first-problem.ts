/** Scrolls to and focuses the first error, after it has rendered. */
export function showFirstProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const find = (what: string) => form?.querySelector<HTMLElement>(what);
    const first = find('[aria-invalid="true"]') ?? find('[role="alert"]:not(:empty)');
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  });
}
