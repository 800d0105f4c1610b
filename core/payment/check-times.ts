const second = 1000;
const first = 30 * second;
const longest = 12 * 60 * 60 * second;

/** When to ask the provider again about something open: soon at first, then less and less often. */
export function checkAfter(now: Date, checks: number): Date {
  return new Date(now.getTime() + Math.min(longest, first * 2 ** checks));
}

/**
 * The same for a payment. A hold is checked when it ends at the latest, and soon again after that: how often we asked
 * before says nothing about how long the pieces may be kept afterwards.
 */
export function nextCheck(
  { heldUntil, checks }: { readonly heldUntil: Date | null; readonly checks: number },
  now: Date,
): { nextCheckAt: Date; checks: number } {
  const next = checkAfter(now, checks + 1);
  const endsBefore = heldUntil !== null && now < heldUntil && heldUntil <= next;
  return endsBefore ? { nextCheckAt: heldUntil, checks: 0 } : { nextCheckAt: next, checks: checks + 1 };
}
