import { parseMoney } from '../money/index.ts';
import { type Coupon, couponSchemas } from './coupon.ts';

/** A coupon as the form sends it: everything is text, and an empty field means no limit. */
export interface CouponForm {
  code: string;
  scope: string;
  saves: string;
  value: string;
  firstDay: string;
  lastDay: string;
  limit: string;
  limitPerCustomer: string;
  minimum: string;
  paused: boolean;
}

export type CouponFormRead =
  | { ok: true; coupon: Coupon }
  | { ok: false; problems: Partial<Record<keyof CouponForm, string>> };

const whole = (typed: string): number | null => {
  if (typed.trim() === '') return null;
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
};

function centsOf(typed: string): number {
  const parsed = parseMoney(typed);
  return parsed.ok ? parsed.cents : Number.NaN;
}

/** Maps a problem with the coupon to the form field it belongs to. */
const fieldOf: Record<string, keyof CouponForm> = { percent: 'value', amountCents: 'value', minimumCents: 'minimum' };

export function readCouponForm(form: CouponForm): CouponFormRead {
  const saving = form.saves === 'amount' ? { amountCents: centsOf(form.value) } : { percent: whole(form.value) };
  const terms = {
    code: form.code,
    scope: form.scope,
    firstDay: form.firstDay || null,
    lastDay: form.lastDay || null,
    limit: whole(form.limit),
    limitPerCustomer: whole(form.limitPerCustomer),
    minimumCents: form.minimum.trim() === '' ? 0 : centsOf(form.minimum),
    paused: form.paused,
  };
  const schema = form.saves === 'amount' ? couponSchemas.amount : couponSchemas.percent;
  const read = schema.safeParse({ ...terms, ...saving });
  if (read.success) return { ok: true, coupon: read.data };
  const problems: Partial<Record<keyof CouponForm, string>> = {};
  for (const { path, message, code } of read.error.issues) {
    const name = String(path[0]);
    const field = fieldOf[name] ?? (name as keyof CouponForm);
    problems[field] ??= code === 'invalid_type' ? wordsFor(field) : message;
  }
  return { ok: false, problems };
}

const wordsFor = (field: keyof CouponForm): string =>
  field === 'value' || field === 'minimum'
    ? 'Please enter a number.'
    : 'Please enter a whole number, or leave it empty.';

export function couponForm(coupon: Coupon): CouponForm {
  const saves = 'percent' in coupon ? 'percent' : 'amount';
  return {
    code: coupon.code,
    scope: coupon.scope,
    saves,
    value: 'percent' in coupon ? String(coupon.percent) : (coupon.amountCents / 100).toFixed(2),
    firstDay: coupon.firstDay ?? '',
    lastDay: coupon.lastDay ?? '',
    limit: coupon.limit === null ? '' : String(coupon.limit),
    limitPerCustomer: coupon.limitPerCustomer === null ? '' : String(coupon.limitPerCustomer),
    minimum: coupon.minimumCents === 0 ? '' : (coupon.minimumCents / 100).toFixed(2),
    paused: coupon.paused,
  };
}
