/** What we require of a request, and promise for a visit. */
export const visitTerms = {
  /** How many days a customer can name, most preferred first. */
  preferredDays: 3,
  /** Today is too soon to send someone. */
  daysAhead: 1,
  /** No one plans further ahead than this. */
  daysAtMost: 60,
  longestRepresentative: 100,
  longestNote: 500,
  longestStreet: 200,
} as const;
