import { useCallback, useEffect, useState } from 'react';

/** Scrolls to and focuses the first error. Call it once the error has rendered: from an effect. */
export function showFirstProblem(form: HTMLElement | null): void {
  const find = (what: string) => form?.querySelector<HTMLElement>(what);
  const first = find('[aria-invalid="true"]') ?? find('[role="alert"]:not(:empty)');
  if (first) bringIntoView(first);
}

/**
 * The same for code that sets the errors itself. React renders them later than the next frame if the page is busy, so
 * this waits for a commit instead: the one with every update made before the call.
 */
export function useShowFirstProblem(): (form: HTMLElement | null) => void {
  const [asked, setAsked] = useState<{ form: HTMLElement | null } | null>(null);
  useEffect(() => {
    if (asked) showFirstProblem(asked.form);
  }, [asked]);
  return useCallback((form: HTMLElement | null) => setAsked({ form }), []);
}

/** Focus makes screen readers read it, and keyboard users continue from there. */
export function bringIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
  element.focus({ preventScroll: true });
}
