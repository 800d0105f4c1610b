import { useCallback, useEffect, useRef, useState } from 'react';
import type { Quote } from '#server/order/quote-order.ts';
import { actsPath, type CheckoutAct, type CheckoutAnswer, type Terms } from './checkout-acts.ts';

export type AskCheckout = (act: CheckoutAct, terms?: Partial<Terms>) => Promise<CheckoutAnswer | null>;

/**
 * What the checkout comes to, and the one way to change it. The server reckons; zip and coupon as they stand go with
 * every question, and an answer that a newer question has overtaken is not shown.
 */
export function useCheckout(given: Quote, zip: string) {
  const [quote, setQuote] = useState(given);
  const [asking, setAsking] = useState(0);
  const terms = useRef<Terms>({ zip, coupon: given.coupon?.code ?? null });
  const newest = useRef(0);
  const { selectionId } = given;

  /** Null: the server did not answer. */
  const ask: AskCheckout = useCallback(
    async (act, changes = {}) => {
      terms.current = { ...terms.current, ...changes };
      const turn = ++newest.current;
      setAsking((before) => before + 1);
      try {
        const response = await fetch(actsPath(selectionId), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...terms.current, ...act }),
        });
        if (!response.ok) return null;
        const answer: CheckoutAnswer = await response.json();
        if (answer.quote && turn === newest.current) setQuote(answer.quote);
        // A code that does not count was said so; it must not stand in the way of the order.
        if (answer.quote?.coupon?.problem) terms.current = { ...terms.current, coupon: null };
        return answer;
      } catch {
        return null;
      } finally {
        setAsking((before) => before - 1);
      }
    },
    [selectionId],
  );

  // The page's own news (another device chose, a price changed) do not know what was typed here: so it is asked again.
  const first = useRef(given);
  useEffect(() => {
    if (first.current !== given) void ask({ act: 'quote' });
    first.current = given;
  }, [given, ask]);

  return { quote, ask, busy: asking > 0 };
}
