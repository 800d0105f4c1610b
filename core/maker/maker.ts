import { z } from 'zod';
import { emailSchema } from '../account/index.ts';
import { isDay } from '../promotion/index.ts';
import { storableText } from '../texts/index.ts';

/** How a maker is paid: a price per piece, or the price we sell at less our commission. */
export const payTerms = ['cost', 'commission'] as const;
export type PayTerms = (typeof payTerms)[number];

export const makerLimits = { holidays: 60, terms: 2000, leadTimeDays: 365 } as const;

const words = {
  leadTime: `Please enter whole days, up to ${makerLimits.leadTimeDays}, or leave it empty.`,
  commission: 'Please enter a whole percentage from 1 to 90.',
  holiday: 'Please write each day like 2026-12-24.',
  holidays: `Please keep this to ${makerLimits.holidays} days.`,
  pays: 'Please choose how this maker is paid.',
} as const;

const line = (most: number) => storableText.trim().max(most, `Please keep this to ${most} characters.`);

const wholeNumber = (least: number, most: number, problem: string) =>
  z.number(problem).int(problem).min(least, problem).max(most, problem);

const holidaysSchema = z
  .array(z.string().refine(isDay, words.holiday))
  .max(makerLimits.holidays, words.holidays)
  .transform((days) => [...new Set(days)].sort());

/** What we've agreed with a maker. Its name is the one on its pieces, so that can't change here. */
const makerTermsSchema = z
  .object({
    contactName: line(120),
    /** Where orders go; null until we know. */
    email: emailSchema.nullable(),
    phone: line(40),
    /** For new pieces that don't say. */
    leadTimeDays: wholeNumber(0, makerLimits.leadTimeDays, words.leadTime).nullable(),
    shippingTerms: line(makerLimits.terms),
    returnTerms: line(makerLimits.terms),
    pays: z.enum(payTerms, words.pays),
    /** Our share of the price, in percent. */
    commissionPercent: wholeNumber(1, 90, words.commission).nullable(),
    /** Days it's closed. */
    holidays: holidaysSchema,
  })
  .superRefine(({ pays, commissionPercent }, context) => {
    if (pays === 'commission' && commissionPercent === null) {
      context.addIssue({ code: 'custom', path: ['commissionPercent'], message: words.commission });
    }
  });
export type MakerTerms = z.infer<typeof makerTermsSchema>;

/** As the form sends it: everything is text. */
export type MakerForm = Record<keyof MakerTerms, string>;
export type MakerProblems = Partial<Record<keyof MakerTerms, string>>;

const wholeOrNull = (typed: string): number | null => {
  if (typed.trim() === '') return null;
  return /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
};

const daysIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter((day) => day !== '');

export function readMakerForm(
  form: MakerForm,
): { ok: true; terms: MakerTerms } | { ok: false; problems: MakerProblems } {
  const read = makerTermsSchema.safeParse({
    ...form,
    email: form.email.trim() === '' ? null : form.email,
    leadTimeDays: wholeOrNull(form.leadTimeDays),
    commissionPercent: form.pays === 'commission' ? wholeOrNull(form.commissionPercent) : null,
    holidays: daysIn(form.holidays),
  });
  if (read.success) return { ok: true, terms: read.data };
  const problems: MakerProblems = {};
  for (const { path, message } of read.error.issues) problems[path[0] as keyof MakerTerms] ??= message;
  return { ok: false, problems };
}

export const makerForm = (terms: MakerTerms): MakerForm => ({
  contactName: terms.contactName,
  email: terms.email ?? '',
  phone: terms.phone,
  leadTimeDays: terms.leadTimeDays === null ? '' : String(terms.leadTimeDays),
  shippingTerms: terms.shippingTerms,
  returnTerms: terms.returnTerms,
  pays: terms.pays,
  commissionPercent: terms.commissionPercent === null ? '' : String(terms.commissionPercent),
  holidays: terms.holidays.join('\n'),
});
