import { useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The answer of the page's last action. The router drops it whenever loaders rerun, which a live update can trigger at
 * any moment. This keeps it until the user navigates, so they have time to read it.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const kept = useRef<{ key: string; answer: Answer } | null>(null);
  if (answer !== undefined) kept.current = { key, answer };
  return kept.current?.key === key ? kept.current.answer : undefined;
}
