import { useCallback, useEffect, useRef, useState } from 'react';
import type { Quote } from '#server/order/placing/quote-order.ts';
import { actsPath, type CheckoutAct, type CheckoutAnswer, type Terms } from './checkout-acts.ts';
import { complaintAbout } from './complaint.ts';
import { forgetAddress } from './kept-address.ts';
import { keepCoupon, keptCoupon } from './kept-coupon.ts';

export type AskCheckout = (act: CheckoutAct, terms?: Partial<Terms>) => Promise<CheckoutAnswer | null>;

/** Something that was pressed and did not succeed. */
export interface Complaint {
  words: string;
  again: () => void;
}

const countingCode = ({ coupon }: Quote) => (coupon && !coupon.problem ? coupon.code : null);

/**
 * What the checkout comes to, and the one way to change it. The server reckons; zip and coupon as they stand go with
 * every question, and an answer that a newer question has overtaken is not shown.
 */
export function useCheckout(given: Quote, zip: string) {
  const [quote, setQuote] = useState(given);
  const [asking, setAsking] = useState(0);
  const [complaint, setComplaint] = useState<Complaint | null>(null);
  const terms = useRef<Terms>({ zip, coupon: countingCode(given) });
  const newest = useRef(0);
  const { selectionId } = given;

  /** Null: the server did not answer. */
  const send = useCallback(
    async (act: CheckoutAct): Promise<CheckoutAnswer | null> => {
      const asked = terms.current;
      const turn = ++newest.current;
      setAsking((before) => before + 1);
      try {
        const response = await fetch(actsPath(selectionId), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...asked, ...act }),
        });
        if (!response.ok) return null;
        const answer: CheckoutAnswer = await response.json();
        if (answer.quote && turn === newest.current) setQuote(answer.quote);
        // A code that does not count was said so; it must not stand in the way of the order.
        if (answer.quote?.coupon?.problem && asked.coupon === terms.current.coupon) {
          terms.current = { ...terms.current, coupon: null };
        }
        return answer;
      } catch {
        return null;
      } finally {
        setAsking((before) => before - 1);
      }
    },
    [selectionId],
  );

  const ask: AskCheckout = useCallback(
    async (act, changes = {}) => {
      terms.current = { ...terms.current, ...changes };
      setComplaint(null);
      const answer = await send(act);
      if (answer?.quote && changes.coupon !== undefined) keepCoupon(selectionId, terms.current.coupon);
      if (answer?.order) forgetAddress(selectionId);
      const words = complaintAbout(act, changes, answer);
      // Asked once more it goes with the terms as they stand then: more may have been typed meanwhile.
      if (words) setComplaint({ words, again: () => void ask(act) });
      return answer;
    },
    [send, selectionId],
  );

  // What this tab was told before the page was loaded anew.
  const first = useRef(given);
  useEffect(() => {
    const coupon = keptCoupon(selectionId);
    if (coupon !== undefined && coupon !== countingCode(first.current)) void ask({ act: 'quote' }, { coupon });
  }, [selectionId, ask]);

  // The page's own news (another device chose, a price changed) do not know what was typed here: so it is asked again.
  useEffect(() => {
    if (first.current !== given) void send({ act: 'quote' });
    first.current = given;
  }, [given, send]);

  return { quote, ask, busy: asking > 0, complaint, forgive: () => setComplaint(null) };
}
