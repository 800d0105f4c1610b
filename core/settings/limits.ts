/** Under whom a try is counted. A device is one that has signed in to the account before, a session one of its own. */
type CountedBy = 'account' | 'address' | 'account-and-address' | 'device' | 'session';

/** So many tries within so many seconds. */
export interface SteadyLimit {
  readonly tries: number;
  readonly seconds: number;
  readonly by: CountedBy;
}

/** A few tries are free; then each has to wait twice as long as the one before it, up to a longest wait. */
export interface GrowingLimit {
  readonly free: number;
  readonly firstWait: number;
  readonly longestWait: number;
  /** How long a try counts. */
  readonly seconds: number;
  readonly by: CountedBy;
}

export type Limit = SteadyLimit | GrowingLimit;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const fromOneAddress = { tries: 30, seconds: 15 * MINUTE, by: 'address' } as const;
const ofOneGuesser = { free: 5, firstWait: 15, longestWait: HOUR, seconds: DAY } as const;

export const limits = {
  /** The existence check tells a stranger who has an account: kept slow. */
  checkEmail: [{ tries: 10, seconds: MINUTE, by: 'address' }],
  /**
   * On a device the account has never signed in on. Only what turns out wrong stays counted: a family or an office behind
   * one address signs in as often as it likes. The last bound slows guessers with many addresses down to a hundred a day;
   * it never touches a device the owner uses, and a mailed reset link makes any browser such a device.
   */
  signIn: [
    fromOneAddress,
    { ...ofOneGuesser, by: 'account-and-address' },
    { free: 50, firstWait: 30, longestWait: 15 * MINUTE, seconds: DAY, by: 'account' },
  ],
  /** No stranger counts here, so none can keep the owner out. */
  signInOnKnownDevice: [{ ...ofOneGuesser, free: 10, by: 'device' }],
  /** Of somebody who is signed in: the password once more. */
  provePassword: [{ ...ofOneGuesser, free: 10, by: 'session' }],
  signUp: [{ tries: 60, seconds: 10 * MINUTE, by: 'address' }],
  /** After a right password. Six digits are few, so that guessers with many addresses are slowed sooner. */
  secondFactor: [
    fromOneAddress,
    { ...ofOneGuesser, by: 'account-and-address' },
    { free: 20, firstWait: 30, longestWait: 15 * MINUTE, seconds: DAY, by: 'account' },
  ],
  secondFactorOnKnownDevice: [{ ...ofOneGuesser, free: 10, by: 'device' }],
  /** Questions asked of passkeys: each is kept until it's answered or five minutes old. */
  passkey: [{ tries: 60, seconds: 15 * MINUTE, by: 'address' }],
  /** Whenever the account's bound is reached, the newest mailed link still works: it lasts an hour too. */
  resetPassword: [
    { tries: 3, seconds: HOUR, by: 'account-and-address' },
    { tries: 6, seconds: HOUR, by: 'account' },
    { tries: 20, seconds: HOUR, by: 'address' },
  ],
  /** Of somebody who is signed in: the link that confirms the address once more. */
  confirmEmail: [{ tries: 3, seconds: HOUR, by: 'account' }],
  /** Following a mailed link, a `login` value or an invitation: only what is no link of ours stays counted. */
  mailedLink: [{ tries: 60, seconds: 10 * MINUTE, by: 'address' }],
  /** Going to a social provider and coming back from it. */
  social: [{ tries: 60, seconds: 10 * MINUTE, by: 'address' }],
  /** Mail programs press unsubscribe for their readers, many thousands from one address. */
  unsubscribe: [{ tries: 600, seconds: 10 * MINUTE, by: 'address' }],
  /** Only failures count. */
  card: [
    { tries: 5, seconds: HOUR, by: 'account' },
    { tries: 10, seconds: HOUR, by: 'address' },
  ],
  coupon: [{ tries: 10, seconds: HOUR, by: 'account' }],
  newsletter: [{ tries: 5, seconds: HOUR, by: 'address' }],
  contact: [{ tries: 5, seconds: HOUR, by: 'address' }],
  /** Four rooms of one home have some ninety pictures between them; a new cookie for every twenty would have no end. */
  upload: [
    { tries: 200, seconds: HOUR, by: 'address' },
    { tries: 120, seconds: HOUR, by: 'account' },
  ],
  /** How many lines of the audit log an account can cause. */
  signInNoted: [{ tries: 30, seconds: HOUR, by: 'account' }],
  newDeviceNoted: [{ tries: 10, seconds: DAY, by: 'account' }],
  failedSignInNoted: [{ tries: 5, seconds: HOUR, by: 'account' }],
  refusalNoted: [{ tries: 10, seconds: HOUR, by: 'account' }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;

export type Limited = keyof typeof limits;

export type LimitVerdict = { ok: true } | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

/** May one more try be made now, after those made at these times? If not, how long until it may. */
export function withinLimit(
  limit: Omit<SteadyLimit, 'by'> | Omit<GrowingLimit, 'by'>,
  earlier: readonly Date[],
  now: Date,
): LimitVerdict {
  const since = now.getTime() - limit.seconds * 1000;
  const counted = earlier
    .map((time) => time.getTime())
    .filter((time) => time > since)
    .sort((a, b) => a - b);
  const until = 'tries' in limit ? steadyWait(limit, counted) : growingWait(limit, counted);
  if (until <= now.getTime()) return { ok: true };
  const retryAfterSeconds = Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  return { ok: false, reason: 'too-many', retryAfterSeconds };
}

/** Until the oldest that still counts has grown old enough. */
function steadyWait({ tries, seconds }: Omit<SteadyLimit, 'by'>, counted: readonly number[]): number {
  const freeing = counted[counted.length - tries];
  return freeing === undefined ? 0 : freeing + seconds * 1000;
}

/** From the newest on, for as long as those beyond the free ones ask for; never past the moment enough have grown old. */
function growingWait(limit: Omit<GrowingLimit, 'by'>, counted: readonly number[]): number {
  const { free, firstWait, longestWait, seconds } = limit;
  const newest = counted.at(-1);
  const oldestInTheWay = counted[counted.length - free];
  if (newest === undefined || oldestInTheWay === undefined) return 0;
  const wait = Math.min(longestWait, firstWait * 2 ** (counted.length - free));
  return Math.min(newest + wait * 1000, oldestInTheWay + seconds * 1000);
}

/**
 * The part of a network address that one person can't change at will: of an IPv6 address the first half, since the other
 * half is theirs to choose.
 */
export function networkOf(address: string): string {
  const given = address.trim().slice(0, LONGEST_ADDRESS).toLowerCase().split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/.exec(given)?.[1];
  if (mapped) return mapped;
  if (!given.includes(':')) return given;
  const [head = '', tail] = given.split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${groups
    .slice(0, GROUPS / 2)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const LONGEST_ADDRESS = 64;
const GROUPS = 8;

/** 'in 42 minutes': how long to wait, rounded up. */
export function waitWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
}
