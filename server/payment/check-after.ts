const second = 1000;
const first = 30 * second;
const longest = 12 * 60 * 60 * second;

/** When the provider is asked about an open payment once more: soon at first, then ever more rarely. */
export function checkAfter(now: Date, checks: number): Date {
  return new Date(now.getTime() + Math.min(longest, first * 2 ** Math.min(checks, 16)));
}

/**
 * The same for what is held until a moment: never later than that moment, and from there on soon at first again. What
 * was asked before it ends says nothing about how long the pieces may be kept after it.
 */
export function checkHeld(
  { until, checks }: { until: Date; checks: number },
  now: Date,
): { nextCheckAt: Date; checks: number } {
  const next = checkAfter(now, checks + 1);
  return now < until && until <= next ? { nextCheckAt: until, checks: 0 } : { nextCheckAt: next, checks: checks + 1 };
}
