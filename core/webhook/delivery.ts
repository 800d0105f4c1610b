export const deliveryStates = ['waiting', 'delivered', 'given up'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const minute = 60_000;
const hour = 60 * minute;

/** How long we wait after each failed try. After the one that follows the last wait, we give up. */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour] as const;

/** About two days in all. */
export const mostTries = waits.length + 1;

/** When a delivery is tried again after this many failed tries; null: never. */
export function nextTryAfter(failedTries: number, now: Date): Date | null {
  const wait = waits[failedTries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}

/** Why an event wasn't even tried, or no longer is. */
export const notSentWords = {
  paused: 'Not sent: the endpoint was paused.',
  removed: 'Not sent: the endpoint was removed.',
  unreadable: 'Not sent: we can’t read this endpoint’s secret anymore. Please remove the endpoint and add it again.',
} as const;

/** Any 2xx says it was taken. A redirect isn't followed, so it wasn't. */
export const isTaken = (status: number): boolean => status >= 200 && status < 300;

export const webhookRules = {
  mostEndpoints: 10,
  longestUrl: 500,
  /** How much of an answer is read, and how much of that is kept. */
  mostAnswerBytes: 4096,
  longestExcerpt: 300,
  seconds: 10,
} as const;

/** The beginning of an answer on one line, without what a screen or the database can't show. */
export function excerptOf(answer: string): string {
  const oneLine = answer.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim();
  const signs = [...oneLine];
  return signs.length > webhookRules.longestExcerpt
    ? `${signs.slice(0, webhookRules.longestExcerpt - 1).join('')}…`
    : oneLine;
}
