import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import type { StudioAnswer } from './order-acts.ts';

/** A form of the studio's order page: what was done is said, what was not stays to be read where it was pressed. */
export function useStudioAct(onDone?: () => void) {
  const { Form, data, state } = useFetcher<StudioAnswer>();
  const { notify } = useNotices();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is told once, when it comes.
  useEffect(() => {
    if (!data?.ok) return;
    notify(data.message);
    onDone?.();
  }, [data]);
  const problem = data && !data.ok && data.message ? data.message : null;
  return { Form, pending: state !== 'idle', problem, problems: data?.problems ?? {} };
}
