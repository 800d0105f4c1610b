import { z } from 'zod';

/** Parameter types. On the wire every value is text, and an empty string clears a value. */

const tooLong = 5000;

export const text = z.string().min(1).max(tooLong);
export const clearable = z
  .string()
  .max(tooLong)
  .transform((value) => (value === '' ? null : value))
  .optional();

export const integer = z
  .string()
  .refine((value) => /^-?\d{1,12}$/.test(value), {
    error: (issue) => `Invalid integer: ${String(issue.input)}`,
    params: { code: 'parameter_invalid_integer' },
  })
  .transform(Number);

/** Stripe's limits for dollar amounts: at least 50 cents, at most eight digits. */
export const cents = integer
  .refine((value) => value >= 1, {
    error: 'This value must be greater than or equal to 1.',
    params: { code: 'parameter_invalid_integer' },
    abort: true,
  })
  .refine((value) => value >= 50, {
    error: 'Amount must be at least $0.50 usd',
    params: { code: 'amount_too_small' },
  })
  .refine((value) => value <= 99_999_999, {
    error: 'Amount must be no more than $999,999.99',
    params: { code: 'amount_too_large' },
  });

export const currency = z
  .string()
  .transform((value) => value.toLowerCase())
  .refine((value) => value === 'usd', {
    error: (issue) => `Invalid currency: ${String(issue.input)}. Only usd is known.`,
  });

export const email = z
  .string()
  .max(512)
  .transform((value) => (value === '' ? null : value))
  .refine((value) => value === null || /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/.test(value), {
    error: (issue) => `Invalid email address: ${String(issue.input)}`,
    params: { code: 'email_invalid' },
  })
  .optional();

export const url = z.string().refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
  error: 'Not a valid URL',
  params: { code: 'url_invalid' },
});

const list = z.record(z.string(), z.string()).transform((branch) => Object.values(branch));
const expandable = ['latest_charge', 'payment_method'];

export const expand = list
  .refine((names) => names.every((name) => expandable.includes(name)), {
    error: (issue) => `This property cannot be expanded (${String(issue.input)}).`,
  })
  .optional()
  .transform((names) => names ?? []);

export const cardOnly = list.refine((types) => types.every((type) => type === 'card'), {
  error: 'Only the payment method type card is known.',
});

/** A key with an empty value is removed; an empty string removes all keys. */
export const metadata = z.union([z.literal('').transform(() => null), z.record(z.string(), z.string())]).optional();

const line = z.string().max(tooLong).optional();
export const address = z.strictObject({
  line1: line,
  line2: line,
  city: line,
  state: line,
  postal_code: line,
  country: line,
});
export const shipping = z
  .union([z.literal('').transform(() => null), z.strictObject({ name: text, phone: line, address })])
  .optional();

export const futureUsage = z
  .enum(['on_session', 'off_session', ''])
  .transform((value) => (value === '' ? null : value))
  .optional();

export const card = z.strictObject({
  number: text,
  exp_month: integer,
  exp_year: integer,
  cvc: z.string().optional(),
});
export const methodData = {
  type: z.literal('card'),
  card,
  billing_details: z.strictObject({ name: line, email: line, phone: line, address: address.optional() }).optional(),
};

export const page = {
  limit: integer.refine((value) => value >= 1 && value <= 100, { error: 'Invalid limit.' }).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};
