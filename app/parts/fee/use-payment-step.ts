import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { send } from '#app/parts/request/send.ts';
import { type PaymentAct, type PaymentAnswer, type PaymentLoaded, paymentPath } from './payment-acts.ts';

export type AskPayment = (act: PaymentAct) => Promise<PaymentAnswer | null>;

/**
 * The payment step's state, and the only way to change it. Updates from elsewhere (another tab, a webhook) arrive on
 * their own. Loading reports at most that a payment is open; reconciling it with the provider is an action, posted on
 * arrival.
 */
export function usePaymentStep(surveyId: string, given: PaymentLoaded | undefined) {
  const [loaded, setLoaded] = useState<PaymentLoaded | null>(isOpening(given) ? null : (given ?? null));
  const [isUnreached, setUnreached] = useState(false);
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

  const sync = useEffectEvent(async () => {
    setSyncing(true);
    setUnreached((await ask({ act: 'sync' })) === null);
    setSyncing(false);
  });

  useEffect(() => {
    void load(address);
  }, [load, address]);
  useEffect(() => {
    if (data === undefined) return;
    if (!isOpening(data)) {
      setUnreached(data === null);
      if (data) take(data);
      return;
    }
    void sync();
  }, [data, take]);

  const reload = useCallback(() => void load(address), [load, address]);
  return { loaded, ask, reload, isUnreached, isLoading: isSyncing || state !== 'idle' };
}

const isOpening = (read: PaymentLoaded | null | undefined): boolean => read?.facts?.show === 'opening';

/** Neither a provider that doesn't answer nor an expired session may remove a card form someone is typing in. */
function newer(before: PaymentLoaded | null, { facts, cards }: PaymentLoaded): PaymentLoaded {
  const without = facts?.show === 'unavailable' || facts?.show === 'signed-out';
  return without && before?.facts?.show === 'card' ? before : { facts, cards };
}
