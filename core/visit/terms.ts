/** What we ask of a request, and promise for a visit. */
export const visitTerms = {
  /** How many days a person may name, the one they like best first. */
  preferredDays: 3,
  /** Today is too soon to send somebody. */
  daysAhead: 1,
  /** Nobody plans further. */
  daysAtMost: 60,
  longestRepresentative: 100,
  longestNote: 500,
} as const;
