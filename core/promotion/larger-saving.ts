import { type Cents, formatMoney } from '../money/index.ts';

export interface AppliedSaving {
  readonly applies: 'coupon' | 'promotion' | 'neither';
  readonly couponCents: Cents;
  readonly shippingCents: Cents;
  /** Which of the two applies and why; null unless both could have applied. */
  readonly words: string | null;
}

/**
 * A promotion can't be combined with a coupon, so the larger saving applies. On a tie it's the promotion, because the
 * customer then keeps the coupon.
 */
export function largerSaving(savings: { coupon: Cents; freeShipping: Cents }): AppliedSaving {
  const { coupon, freeShipping } = savings;
  const both = coupon > 0 && freeShipping > 0;
  const amounts = { coupon: formatMoney(coupon), shipping: formatMoney(freeShipping) };
  if (coupon > freeShipping) {
    const words = `Your coupon saves ${amounts.coupon}, more than free shipping would (${amounts.shipping}), so the coupon applies.`;
    return { applies: 'coupon', couponCents: coupon, shippingCents: 0, words: both ? words : null };
  }
  if (freeShipping > 0) {
    const compared = coupon === freeShipping ? 'as much as' : 'more than';
    const words = `Free shipping saves ${amounts.shipping}, ${compared} your coupon would (${amounts.coupon}), so free shipping applies. Your coupon is still good.`;
    return { applies: 'promotion', couponCents: 0, shippingCents: freeShipping, words: both ? words : null };
  }
  return { applies: 'neither', couponCents: 0, shippingCents: 0, words: null };
}
