const second = 1000;
const first = 30 * second;
const longest = 12 * 60 * 60 * second;

/** When the provider is asked about an open payment once more: soon at first, then ever more rarely. */
export function checkAfter(now: Date, checks: number): Date {
  return new Date(now.getTime() + Math.min(longest, first * 2 ** Math.min(checks, 16)));
}
