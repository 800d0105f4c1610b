import { type RefObject, useEffect, useRef } from 'react';
import { bringIntoView } from './first-problem.ts';

interface InViewOptions {
  /** The answer it came with, where the same words may come twice in a row. */
  answer?: unknown;
  /** Only scrolls, where the keys should keep going to what has the focus. It needs `role="alert"` to be read out. */
  keepFocus?: boolean;
}

/**
 * Brings a refusal into view when it appears or changes: on a phone it's often above or below what you see. A field
 * that's marked as wrong goes first, since that's where the correction is made. A second refusal in the same words
 * counts as new if its `answer` is.
 */
export function useInView<Part extends HTMLElement>(
  message: unknown,
  { answer, keepFocus = false }: InViewOptions = {},
): RefObject<Part | null> {
  const ref = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer is a reason to run again
  useEffect(() => {
    const part = ref.current;
    if (!message || !part) return;
    // New browsers answer with a promise, which an effect mustn’t return.
    if (keepFocus) return void part.scrollIntoView({ block: 'center' });
    const field = part.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    bringIntoView(field ?? part);
  }, [message, answer]);
  return ref;
}
