import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '#app/parts/request/send.ts';
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
  const post = useCallback(
    async (act: CheckoutAct): Promise<CheckoutAnswer | null> => {
      const asked = terms.current;
      const turn = ++newest.current;
      setAsking((before) => before + 1);
      const { ok, answer } = await send<CheckoutAnswer>(actsPath(selectionId), { json: { ...asked, ...act } });
      setAsking((before) => before - 1);
      if (!ok || !answer) return null;
      if (answer.quote && turn === newest.current) setQuote(answer.quote);
      // A code that does not count was said so; it must not stand in the way of the order.
      if (answer.quote?.coupon?.problem && asked.coupon === terms.current.coupon) {
        terms.current = { ...terms.current, coupon: null };
      }
      return answer;
    },
    [selectionId],
  );

  const ask: AskCheckout = useCallback(
    async (act, changes = {}) => {
      terms.current = { ...terms.current, ...changes };
      setComplaint(null);
      const answer = await post(act);
      if (answer?.quote && changes.coupon !== undefined) keepCoupon(selectionId, terms.current.coupon);
      if (answer?.order) forgetAddress(selectionId);
      const words = complaintAbout(act, changes, answer);
      // Asked once more it goes with the terms as they stand then: more may have been typed meanwhile.
      if (words) setComplaint({ words, again: () => void ask(act) });
      return answer;
    },
    [post, selectionId],
  );

  // What this tab was told before the page was loaded anew.
  const first = useRef(given);
  useEffect(() => {
    const coupon = keptCoupon(selectionId);
    if (coupon !== undefined && coupon !== countingCode(first.current)) void ask({ act: 'quote' }, { coupon });
  }, [selectionId, ask]);

  // The page's own news (another device chose, a price changed) do not know what was typed here: so it is asked again.
  useEffect(() => {
    if (first.current !== given) void post({ act: 'quote' });
    first.current = given;
  }, [given, post]);

  return { quote, ask, busy: asking > 0, complaint, forgive: () => setComplaint(null) };
}
