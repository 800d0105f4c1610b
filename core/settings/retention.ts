const DAY = 24 * 60 * 60 * 1000;

/**
 * How many days we keep what is over and done with. Orders, payments, the ledger and the audit log aren't here: they
 * stay. What has its own rule elsewhere: sessions (`sessions.ts`), tries that are counted (`limits.ts`), uploads of
 * visitors (`core/media`), sent swatches (`core/swatch`), deleted accounts (`core/account`).
 */
export const retention = {
  /** Emails that were sent and other promises that were kept. */
  'kept promises': { days: 90 },
  /** The same with a key that prevents a second one: longer than anything can still ask for it. */
  'kept promises with a key': { days: 730 },
  /** Stock that was held for an order and put back. */
  'released reservations': { days: 30 },
  /** Stock that was sold: longer than an order can be canceled or returned. */
  'sold reservations': { days: 730 },
  /** Where a card was last tried from, and how it failed: longer than anyone asks the bank about it. */
  'card attempts': { days: 90 },
  /** What was sent to webhooks, with the answers. */
  'webhook deliveries': { days: 30 },
  /** What makers' files changed. After that, it can't be undone. */
  'files of makers': { days: 365 },
  /** Proofs of sign-in and email that can no longer be used. */
  'used-up proofs': { days: 1 },
  /** Pictures and models whose record is gone. In days, because a file is stored before its record. */
  'pictures without a record': { days: 2 },
} as const satisfies Record<string, { days: number }>;

export type RetentionRule = keyof typeof retention;

/** We may delete what ended before this moment. */
export const keptSince = (rule: RetentionRule, now: Date): Date => new Date(now.getTime() - retention[rule].days * DAY);
