/**
 * What a try is counted against. A device has signed in to the account before; a session is one of the account's own.
 */
type CountedBy = 'account' | 'address' | 'account-and-address' | 'device' | 'session';

/** This many tries within this many seconds. */
export interface SteadyLimit {
  readonly tries: number;
  readonly seconds: number;
  readonly by: CountedBy;
}

/** The first few tries are free. After that each must wait twice as long as the one before, up to a maximum. */
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
  /**
   * What tells a stranger who has an account, so we keep it slow: asking for it, a failed sign-in, a registration that's
   * begun or that finds the address taken. One count for all of them.
   */
  checkEmail: [{ tries: 10, seconds: MINUTE, by: 'address' }],
  /**
   * For a device the account has never signed in on. Only failures stay counted: a family or an office behind one
   * address can sign in as often as it likes. The last limit slows attackers with many addresses to about a hundred
   * tries a day. It never affects a device the owner uses, and an emailed reset link turns any browser into one.
   */
  signIn: [
    fromOneAddress,
    { ...ofOneGuesser, by: 'account-and-address' },
    { free: 50, firstWait: 30, longestWait: 15 * MINUTE, seconds: DAY, by: 'account' },
  ],
  /** Strangers aren't counted here, so they can't lock the owner out. */
  signInOnKnownDevice: [{ ...ofOneGuesser, free: 10, by: 'device' }],
  /** For someone signed in who has to enter the password again. */
  provePassword: [{ ...ofOneGuesser, free: 10, by: 'session' }],
  signUp: [{ tries: 60, seconds: 10 * MINUTE, by: 'address' }],
  /**
   * After a correct password. Six digits are easy to guess, so attackers with many addresses are slowed down sooner.
   */
  secondFactor: [
    fromOneAddress,
    { ...ofOneGuesser, by: 'account-and-address' },
    { free: 20, firstWait: 30, longestWait: 15 * MINUTE, seconds: DAY, by: 'account' },
  ],
  secondFactorOnKnownDevice: [{ ...ofOneGuesser, free: 10, by: 'device' }],
  /** Passkey challenges: each is kept until it's answered or five minutes old. */
  passkey: [{ tries: 60, seconds: 15 * MINUTE, by: 'address' }],
  /** What comes back for a challenge. Only failures stay counted; no one guesses a key, but each try asks the database. */
  passkeyAnswer: [fromOneAddress],
  /** When the account's limit is reached, the newest emailed link still works: it lasts an hour too. */
  resetPassword: [
    { tries: 3, seconds: HOUR, by: 'account-and-address' },
    { tries: 6, seconds: HOUR, by: 'account' },
    { tries: 20, seconds: HOUR, by: 'address' },
  ],
  /** For someone signed in who wants the confirmation link again. */
  confirmEmail: [{ tries: 3, seconds: HOUR, by: 'account' }],
  /** Opening an emailed link, a `login` value or an invitation. An office behind one address has room for its own. */
  mailedLink: [{ tries: 150, seconds: 10 * MINUTE, by: 'address' }],
  /** A maker who asks for a new link to its page. It only ever goes to the maker's own address. */
  makersLink: [
    { tries: 3, seconds: HOUR, by: 'account' },
    { tries: 10, seconds: HOUR, by: 'address' },
  ],
  /** Files that a maker puts in use: what each changed is kept for a year. */
  makersFile: [{ tries: 30, seconds: HOUR, by: 'account' }],
  /** The same from its own system, which may tell us every minute. */
  makersSystem: [{ tries: 60, seconds: HOUR, by: 'account' }],
  /**
   * What a customer does with orders: most of it can be taken back and done again, and each time someone gets a letter.
   * A whole home has some forty pieces.
   */
  orderAct: [{ tries: 120, seconds: HOUR, by: 'account' }],
  /** Asking for a visit, and for other days: each time the account's address gets a letter, which may be a stranger's. */
  visit: [{ tries: 20, seconds: DAY, by: 'account' }],
  /** Asking to move an account: its new address gets a letter, and that may be anyone's. */
  changeEmail: [{ tries: 6, seconds: HOUR, by: 'account' }],
  /** The same for one new address, no matter which account asks. */
  changeEmailTo: [{ tries: 3, seconds: DAY, by: 'account' }],
  /**
   * Letters about an account to an address that was never confirmed: it may be a stranger's, who'd get one for each
   * change of a password that isn't theirs. A confirmed address gets every one.
   */
  unprovenLetter: [{ tries: 10, seconds: DAY, by: 'account' }],
  /** New surveys. A person furnishes a few rooms, and a lost answer is sent again. */
  survey: [{ tries: 60, seconds: HOUR, by: 'account' }],
  /** Going to a social provider and coming back. */
  social: [{ tries: 60, seconds: 10 * MINUTE, by: 'address' }],
  /** Mail providers unsubscribe on behalf of their users, many thousands from one address. */
  unsubscribe: [{ tries: 600, seconds: 10 * MINUTE, by: 'address' }],
  /** Only failures count. */
  card: [
    { tries: 5, seconds: HOUR, by: 'account' },
    { tries: 10, seconds: HOUR, by: 'address' },
  ],
  coupon: [{ tries: 10, seconds: HOUR, by: 'account' }],
  /** A household or an office shares an address. Each sign-up is confirmed by email anyway. */
  newsletter: [{ tries: 12, seconds: HOUR, by: 'address' }],
  /** A customer's messages to the specialist. Even a lively conversation stays well below. */
  message: [{ tries: 120, seconds: HOUR, by: 'account' }],
  contact: [{ tries: 5, seconds: HOUR, by: 'address' }],
  /**
   * Four rooms of one home take about ninety pictures. Limiting by address as well stops someone from getting a new
   * cookie for every twenty.
   */
  upload: [
    { tries: 200, seconds: HOUR, by: 'address' },
    { tries: 120, seconds: HOUR, by: 'account' },
  ],
  /** Without an account. A person who likes everything stops at fifty; an office shares an address. */
  favorite: [{ tries: 400, seconds: HOUR, by: 'address' }],
  /** A household or an office shares an address. Each postal address gets one envelope anyway. */
  swatch: [{ tries: 10, seconds: HOUR, by: 'address' }],
  /** A person who rewrites every review of a whole home stays well below. */
  review: [{ tries: 30, seconds: HOUR, by: 'account' }],
  /** How many audit log entries an account can cause. */
  signInNoted: [{ tries: 30, seconds: HOUR, by: 'account' }],
  newDeviceNoted: [{ tries: 10, seconds: DAY, by: 'account' }],
  failedSignInNoted: [{ tries: 5, seconds: HOUR, by: 'account' }],
  refusalNoted: [{ tries: 10, seconds: HOUR, by: 'account' }],
} as const satisfies Readonly<Record<string, readonly Limit[]>>;

export type Limited = keyof typeof limits;

export type LimitVerdict = { ok: true } | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

/** Whether another try is allowed now, given the earlier ones; if not, how long to wait. */
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

/** Waits until the oldest try that counts expires. */
function steadyWait({ tries, seconds }: Omit<SteadyLimit, 'by'>, counted: readonly number[]): number {
  const freeing = counted[counted.length - tries];
  return freeing === undefined ? 0 : freeing + seconds * 1000;
}

/**
 * Counts from the newest try, doubling for each one past the free ones, but never past the moment when enough tries
 * have expired.
 */
function growingWait(limit: Omit<GrowingLimit, 'by'>, counted: readonly number[]): number {
  const { free, firstWait, longestWait, seconds } = limit;
  const newest = counted.at(-1);
  const oldestInTheWay = counted[counted.length - free];
  if (newest === undefined || oldestInTheWay === undefined) return 0;
  const wait = Math.min(longestWait, firstWait * 2 ** (counted.length - free));
  return Math.min(newest + wait * 1000, oldestInTheWay + seconds * 1000);
}

/**
 * The part of a network address one person can't change at will: for IPv6 the first half, because the other half is
 * theirs to choose.
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
