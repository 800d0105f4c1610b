import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { isPending } from '#app/ui/action/is-pending.ts';
import { useNotices } from '../notices.tsx';

interface Answer {
  ok: boolean;
  message: string;
}

/** A form with one action. Success shows a notice; a failure stays next to the button that was pressed. */
export function useAct<Given extends Answer = Answer>(onDone?: () => void) {
  const { Form, data, state, submit } = useFetcher<Given>();
  const { notify } = useNotices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is reported once, when it arrives.
  useEffect(() => {
    if (!data?.ok) return;
    notify(data.message);
    onDone?.();
  }, [data]);
  const problem = data && !data.ok && data.message ? data.message : null;
  return { Form, data, submit, pending: isPending({ state, data }), problem };
}
