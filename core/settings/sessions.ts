const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long people stay signed in, in seconds. `rest` is the time since the last request a person made. */
export const sessionLimits = {
  /** The studio moves money and shows addresses, so a forgotten browser gets signed out. */
  staff: { lasts: 12 * HOUR, rest: 30 * MINUTE },
  customer: { rest: 30 * DAY },
  /** The maximum age of a proof of identity for acts that need a fresh one. */
  freshProof: 15 * MINUTE,
  /** The last request is saved at most this often, so a session may end this much early. */
  seenEvery: MINUTE,
  /** How many event streams one account may have open at once. */
  streams: 5,
} as const;

/** Sent with requests a page makes on its own, such as after a live update. These don't keep a session alive. */
export const backgroundHeader = 'x-hearthline-background';
