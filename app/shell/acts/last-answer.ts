import { useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * What the page's act answered. The router forgets it whenever the loaders are asked again, which news from elsewhere
 * may do at any moment; what a person has to read stays until they go on.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const kept = useRef<{ key: string; answer: Answer } | null>(null);
  if (answer !== undefined) kept.current = { key, answer };
  return kept.current?.key === key ? kept.current.answer : undefined;
}
