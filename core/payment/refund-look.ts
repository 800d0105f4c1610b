const day = 24 * 3_600_000;

/** A bank may bounce a refund up to a month later, so we ask the provider again this many days after sending it. */
const lookAfterDays = [1, 4, 10, 30] as const;

/** When to check a sent refund next; null when it has arrived for good. */
export function nextRefundLook(sentAt: Date, now: Date): Date | null {
  const looks = lookAfterDays.map((days) => new Date(sentAt.getTime() + days * day));
  return looks.find((look) => look > now) ?? null;
}
