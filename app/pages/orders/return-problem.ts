import { ordersWords as words } from './words.ts';

/** The error for the current choice. "Missing" no longer applies once both are chosen. */
export function returnProblem(
  problem: string | null,
  { want, reason }: { want: string | null; reason: string | null },
): string | null {
  return problem === words.chooseBoth && want && reason ? null : problem;
}
