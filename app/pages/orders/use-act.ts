import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import type { OrderAnswer } from './order-acts.ts';

/** A form of the order's page: what was done is said, what was not stays to be read where it was pressed. */
export function useAct(onDone?: () => void) {
  const { Form, data, state } = useFetcher<OrderAnswer>();
  const { notify } = useNotices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is told once, when it comes.
  useEffect(() => {
    if (!data?.ok) return;
    notify(data.message);
    onDone?.();
  }, [data]);
  return { Form, pending: state !== 'idle', problem: data && !data.ok ? data.message : null };
}
