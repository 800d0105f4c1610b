import { useRef } from 'react';
import type { CheckoutFacts } from '#server/order/placing/checkout-facts.ts';

/** Once the page is shown, neither a provider that stops answering nor an expired session may remove it. */
export function stillStanding(
  before: CheckoutFacts | null,
  { facts, selectionId }: { facts: CheckoutFacts | null; selectionId: string },
): CheckoutFacts | null {
  return facts ?? (before?.quote.selectionId === selectionId ? before : null);
}

export function useStanding(loaded: { facts: CheckoutFacts | null; selectionId: string }): CheckoutFacts | null {
  const kept = useRef<CheckoutFacts | null>(null);
  kept.current = stillStanding(kept.current, loaded);
  return kept.current;
}
