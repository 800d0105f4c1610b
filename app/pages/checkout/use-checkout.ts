import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '#app/parts/request/send.ts';
import type { Quote } from '#server/order/placing/quote-order.ts';
import { actsPath, type CheckoutAct, type CheckoutAnswer, type Terms } from './checkout-acts.ts';
import { complaintAbout } from './complaint.ts';
import { forgetAddress } from './kept-address.ts';
import { keepCoupon, keptCoupon } from './kept-coupon.ts';

export type AskCheckout = (act: CheckoutAct, terms?: Partial<Terms>) => Promise<CheckoutAnswer | null>;

/** A failed action and how to retry it. */
export interface Complaint {
  words: string;
  again: () => void;
}

const countingCode = ({ coupon }: Quote) => (coupon && !coupon.problem ? coupon.code : null);

/**
 * The checkout's totals, and the only way to change them. The server does the math. Every request carries the current
 * zip and coupon, and an answer that a newer request has overtaken is dropped.
 */
export function useCheckout(given: Quote, zip: string) {
  const [quote, setQuote] = useState(given);
  const [asking, setAsking] = useState(0);
  const [complaint, setComplaint] = useState<Complaint | null>(null);
  const terms = useRef<Terms>({ zip, coupon: countingCode(given) });
  const newest = useRef(0);
  const { selectionId } = given;

  /** Null if the server did not answer. */
  const post = useCallback(
    async (act: CheckoutAct): Promise<CheckoutAnswer | null> => {
      const asked = terms.current;
      const turn = ++newest.current;
      setAsking((before) => before + 1);
      const { ok, answer } = await send<CheckoutAnswer>(actsPath(selectionId), { json: { ...asked, ...act } });
      setAsking((before) => before - 1);
      if (!ok || !answer) return null;
      if (answer.quote && turn === newest.current) setQuote(answer.quote);
      // The customer has been told that the code is invalid; it must not block the order.
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
      // A retry uses the terms at that time, since the customer may have typed more.
      if (words) setComplaint({ words, again: () => void ask(act) });
      return answer;
    },
    [post, selectionId],
  );

  // Restore what was entered in this tab before a reload.
  const first = useRef(given);
  useEffect(() => {
    const coupon = keptCoupon(selectionId);
    if (coupon !== undefined && coupon !== countingCode(first.current)) void ask({ act: 'quote' }, { coupon });
  }, [selectionId, ask]);

  // Loader updates (another device, a price change) don't include what was typed here, so ask for a new quote.
  useEffect(() => {
    if (first.current !== given) void post({ act: 'quote' });
    first.current = given;
  }, [given, post]);

  return { quote, ask, busy: asking > 0, complaint, forgive: () => setComplaint(null) };
}
