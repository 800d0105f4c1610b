/** How often something may be tried: so many times within so many seconds, counted by account or by network address. */
export interface Limit {
  readonly tries: number;
  readonly seconds: number;
  readonly by: 'account' | 'address';
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const limits = {
  /** The existence check tells a stranger who has an account: kept slow. */
  checkEmail: [{ tries: 10, seconds: MINUTE, by: 'address' }],
  /** Only failures count: a family or an office behind one address signs in as often as it likes. */
  signIn: [
    { tries: 10, seconds: 15 * MINUTE, by: 'account' },
    { tries: 30, seconds: 15 * MINUTE, by: 'address' },
  ],
  signUp: [{ tries: 60, seconds: 10 * MINUTE, by: 'address' }],
  secondFactor: [{ tries: 30, seconds: 15 * MINUTE, by: 'address' }],
  /** Questions asked of passkeys: each is kept until it's answered or five minutes old. */
  passkey: [{ tries: 60, seconds: 15 * MINUTE, by: 'address' }],
  resetPassword: [
    { tries: 3, seconds: HOUR, by: 'account' },
    { tries: 20, seconds: HOUR, by: 'address' },
  ],
  /** Only failures count. */
  card: [
    { tries: 5, seconds: HOUR, by: 'account' },
    { tries: 10, seconds: HOUR, by: 'address' },
  ],
  coupon: [{ tries: 10, seconds: HOUR, by: 'account' }],
  newsletter: [{ tries: 5, seconds: HOUR, by: 'address' }],
  contact: [{ tries: 5, seconds: HOUR, by: 'address' }],
  /** Four rooms of one home have some ninety pictures between them; a new cookie for every twenty would have no end. */
  upload: [{ tries: 200, seconds: HOUR, by: 'address' }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;

export type Limited = keyof typeof limits;

export type LimitVerdict = { ok: true } | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

/**
 * May one more try be made now? Takes the times of earlier tries; the wait lasts until the oldest that still counts
 * has grown old enough.
 */
export function withinLimit(limit: Limit, earlier: readonly Date[], now: Date): LimitVerdict {
  const since = now.getTime() - limit.seconds * 1000;
  const counted = earlier
    .map((time) => time.getTime())
    .filter((time) => time > since)
    .sort((a, b) => a - b);
  const freeing = counted[counted.length - limit.tries];
  if (freeing === undefined) return { ok: true };
  return { ok: false, reason: 'too-many', retryAfterSeconds: Math.max(1, Math.ceil((freeing - since) / 1000)) };
}

/** 'in 42 minutes': how long to wait, rounded up. */
export function waitWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
