const day = 24 * 3_600_000;

/** A bank may send a refund back up to a month later: on these days after it was sent the provider is asked again. */
const lookAfterDays = [1, 4, 10, 30] as const;

/** When a refund that was sent is looked at next; null: it has arrived for good. */
export function nextRefundLook(sentAt: Date, now: Date): Date | null {
  const looks = lookAfterDays.map((days) => new Date(sentAt.getTime() + days * day));
  return looks.find((look) => look > now) ?? null;
}
