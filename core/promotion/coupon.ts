import { z } from 'zod';
import { formatExactMoney, mostChargeCents } from '../money/index.ts';
import { isDay } from './eastern-day.ts';

export const couponScopes = ['fee', 'furniture', 'both'] as const;
export type CouponScope = (typeof couponScopes)[number];
/** What a customer is about to pay for. */
export type CouponUse = Exclude<CouponScope, 'both'>;

/** Either a percentage or an amount. Order totals are computed from the same shape. */
export type CouponSaving = { readonly percent: number } | { readonly amountCents: number };

/** Normalizes a typed code: case and surrounding spaces don't matter. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase();

const day = z.string().refine(isDay, 'Please choose a day.');
const wholeNumber = z.number().int();
const amount = wholeNumber.max(mostChargeCents, `Please enter at most ${formatExactMoney(mostChargeCents)}.`);
const uses = wholeNumber.min(1, 'Please enter at least 1.').max(1_000_000_000, 'Please enter a smaller number.');

const terms = z.object({
  code: z
    .string()
    .transform(couponCode)
    .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9_-]{2,31}$/, 'A code has 3 to 32 letters, digits, - or _.')),
  scope: z.enum(couponScopes),
  /** Days in US Eastern time, inclusive; null for no bound. */
  firstDay: day.nullable(),
  lastDay: day.nullable(),
  /** How often it may be used in total and per customer; null for no limit. */
  limit: uses.nullable(),
  limitPerCustomer: uses.nullable(),
  /** The smallest amount it applies to. */
  minimumCents: amount.min(0, 'A minimum is 0 or more.'),
  paused: z.boolean(),
});

const percentOff = terms.extend({
  percent: wholeNumber
    .min(1, 'Please enter a percentage from 1 to 100.')
    .max(100, 'Please enter a percentage from 1 to 100.'),
});
const amountOff = terms.extend({ amountCents: amount.min(1, 'Please enter at least one cent.') });

const inOrder = ({ firstDay, lastDay }: { firstDay: string | null; lastDay: string | null }) =>
  firstDay === null || lastDay === null || firstDay <= lastDay;
const outOfOrder = { message: 'The last day can’t be before the first.', path: ['lastDay'] };

export const couponSchema = z.union([percentOff.strict(), amountOff.strict()]).refine(inOrder, outOfOrder);

/** A schema per kind, so the form can report which field is wrong. */
export const couponSchemas = {
  percent: percentOff.strict().refine(inOrder, outOfOrder),
  amount: amountOff.strict().refine(inOrder, outOfOrder),
};

export type Coupon = z.infer<typeof couponSchema>;
