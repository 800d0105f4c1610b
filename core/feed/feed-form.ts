import { z } from 'zod';
import { storableText } from '../texts/index.ts';
import { isWebAddress, webhookRules } from '../webhook/index.ts';
import type { FeedGuard } from './limits.ts';

/** How often we fetch a maker's file. */
export const feedSchedules = ['off', 'daily', 'hourly'] as const;
export type FeedSchedule = (typeof feedSchedules)[number];

const hour = 3_600_000;
const everyMs: Readonly<Record<FeedSchedule, number | null>> = { off: null, daily: 24 * hour, hourly: hour };

/** When a file is fetched next; null if no one asked for that. */
export function nextFetch(schedule: FeedSchedule, after: Date): Date | null {
  const ms = everyMs[schedule];
  return ms === null ? null : new Date(after.getTime() + ms);
}

/** An address as everyone may read it. What follows the path may be a key to the maker's files. */
export function shownAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

export interface FeedTerms extends FeedGuard {
  /** Where the maker keeps its file; null if it's only uploaded. */
  readonly address: string | null;
  readonly schedule: FeedSchedule;
}

const words = {
  address: 'Please enter an address such as https://example.com/stock.csv.',
  needed: 'Please enter the address to fetch from, or turn the schedule off.',
  long: `An address has at most ${webhookRules.longestUrl} characters.`,
  schedule: 'Please choose how often.',
  share: 'Please enter a whole percentage from 1 to 100.',
} as const;

const percent = z.number(words.share).int(words.share).min(1, words.share).max(100, words.share);

const termsSchema: z.ZodType<FeedTerms> = z.object({
  address: storableText.max(webhookRules.longestUrl, words.long).refine(isWebAddress, words.address).nullable(),
  schedule: z.enum(feedSchedules, words.schedule),
  mostPricesPercent: percent,
  mostStepPercent: percent,
  mostSoldOutPercent: percent,
});

/** As the form sends it: everything is text. */
export type FeedForm = Record<keyof FeedTerms, string>;
export type FeedFormProblems = Partial<Record<keyof FeedTerms, string>>;

export const feedFormFields = [
  ...(['address', 'schedule', 'mostPricesPercent', 'mostStepPercent', 'mostSoldOutPercent'] as const),
] satisfies readonly (keyof FeedTerms)[];

const whole = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

export function readFeedForm(
  form: FeedForm,
): { ok: true; terms: FeedTerms } | { ok: false; problems: FeedFormProblems } {
  const read = termsSchema.safeParse({
    ...form,
    address: form.address.trim() === '' ? null : form.address.trim(),
    mostPricesPercent: whole(form.mostPricesPercent),
    mostStepPercent: whole(form.mostStepPercent),
    mostSoldOutPercent: whole(form.mostSoldOutPercent),
  });
  const problems: FeedFormProblems = {};
  if (form.address.trim() === '' && form.schedule !== 'off') problems.address = words.needed;
  if (read.success && !problems.address) return { ok: true, terms: read.data };
  for (const { path, message } of read.error?.issues ?? []) problems[path[0] as keyof FeedTerms] ??= message;
  return { ok: false, problems };
}

export const feedForm = (terms: FeedTerms): FeedForm => ({
  address: terms.address ?? '',
  schedule: terms.schedule,
  mostPricesPercent: String(terms.mostPricesPercent),
  mostStepPercent: String(terms.mostStepPercent),
  mostSoldOutPercent: String(terms.mostSoldOutPercent),
});
