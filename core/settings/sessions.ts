const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long people stay signed in, in seconds. Rest is the time since the last request that a person made. */
export const sessionLimits = {
  /** The studio moves money and reads addresses: a forgotten browser closes by itself. */
  staff: { lasts: 12 * HOUR, rest: 30 * MINUTE },
  customer: { rest: 30 * DAY },
  /** Acts that need a fresh proof of identity accept one this old. */
  freshProof: 15 * MINUTE,
  /** The last request is written down at most this often, so a session may end this much early. */
  seenEvery: MINUTE,
  /** How many event streams one account may have open at a time. */
  streams: 5,
} as const;

/** Sent with what a page asks by itself, such as after news from elsewhere: such requests do not keep a session alive. */
export const backgroundHeader = 'x-hearthline-background';
