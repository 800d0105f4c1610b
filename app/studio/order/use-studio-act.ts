import { useAct } from '#app/shell/acts/use-act.ts';
import type { StudioAnswer } from './order-acts.ts';

/** A form on the studio's order page, with errors per field. */
export function useStudioAct(onDone?: () => void) {
  const act = useAct<StudioAnswer>(onDone);
  return { ...act, problems: act.data?.problems ?? {} };
}
