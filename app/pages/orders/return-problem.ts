import { ordersWords as words } from './words.ts';

/** What stands against a request as it is chosen now: that something was missing is over once it is there. */
export function returnProblem(
  problem: string | null,
  { want, reason }: { want: string | null; reason: string | null },
): string | null {
  return problem === words.chooseBoth && want && reason ? null : problem;
}
