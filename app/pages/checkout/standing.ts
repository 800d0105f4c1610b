import { useRef } from 'react';
import type { CheckoutFacts } from '#server/order/placing/checkout-facts.ts';

/** Once the page stands, neither a provider that does not answer when asked again nor a session that ended takes it away. */
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
