import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { send } from '#app/parts/request/send.ts';
import { type PaymentAct, type PaymentAnswer, type PaymentLoaded, paymentPath } from './payment-acts.ts';

export type AskPayment = (act: PaymentAct) => Promise<PaymentAnswer | null>;

/**
 * The payment step's state, and the only way to change it. Updates from elsewhere (another tab, a webhook) arrive on
 * their own. Loading reports at most that a payment is open, or could be with the zip we know; opening it and
 * reconciling it with the provider are actions, posted on arrival.
 */
export function usePaymentStep(surveyId: string, given: PaymentLoaded | undefined) {
  const [loaded, setLoaded] = useState<PaymentLoaded | null>(actOnArrival(given) ? null : (given ?? null));
  const [isUnreached, setUnreached] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  /** The known zip is tried once. If it's refused, or the payment lapses while the page is open, the form asks. */
  const hasTriedZip = useRef(false);
  const [isSyncing, setSyncing] = useState(false);
  const take = useCallback((news: PaymentLoaded) => setLoaded((before) => newer(before, news)), []);
  const { load, data, state } = useFetcher<PaymentLoaded | null>();
  const { revalidate } = useRevalidator();
  const address = `${paymentPath}?surveyId=${encodeURIComponent(surveyId)}`;

  /** Null if the server did not answer. */
  const ask: AskPayment = useCallback(
    async (act) => {
      const { ok, answer } = await send<PaymentAnswer>(paymentPath, { json: { surveyId, ...act } });
      if (!ok || !answer) return null;
      take(answer);
      // The rest of the page may show it as well: the badge, the projects.
      if (answer.facts?.show === 'thanks') void revalidate();
      return answer;
    },
    [surveyId, revalidate, take],
  );

  const arrive = useEffectEvent(async (act: PaymentAct) => {
    setSyncing(true);
    const answer = await ask(act);
    setUnreached(answer === null);
    // Without an answer it's tried again with the button.
    hasTriedZip.current ||= act.act === 'zip' && answer !== null;
    if (act.act === 'zip') setRefused(answer?.ok === false ? answer.message : null);
    setSyncing(false);
  });

  useEffect(() => {
    void load(address);
  }, [load, address]);
  useEffect(() => {
    if (data === undefined) return;
    const act = actOnArrival(data);
    if (act && !(act.act === 'zip' && hasTriedZip.current)) {
      void arrive(act);
      return;
    }
    setUnreached(data === null);
    if (data) take(data);
  }, [data, take]);

  const reload = useCallback(() => void load(address), [load, address]);
  return { loaded, ask, reload, refused, isUnreached, isLoading: isSyncing || state !== 'idle' };
}

/** What the page has to post before there's anything to show. */
function actOnArrival(read: PaymentLoaded | null | undefined): PaymentAct | null {
  const facts = read?.facts;
  if (facts?.show === 'opening') return { act: 'sync' };
  return facts?.show === 'zip' && facts.zipIsGood ? { act: 'zip', zip: facts.zip } : null;
}

/** Neither a provider that doesn't answer nor an expired session may remove a card form someone is typing in. */
function newer(before: PaymentLoaded | null, { facts, cards }: PaymentLoaded): PaymentLoaded {
  const without = facts?.show === 'unavailable' || facts?.show === 'signed-out';
  return without && before?.facts?.show === 'card' ? before : { facts, cards };
}
