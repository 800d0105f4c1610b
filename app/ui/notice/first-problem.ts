/** Once what is wrong has been drawn, brings the first of it into sight and under the hands. */
export function showFirstProblem(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const find = (what: string) => form?.querySelector<HTMLElement>(what);
    const first = find('[aria-invalid="true"]') ?? find('[role="alert"]:not(:empty)');
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  });
}
