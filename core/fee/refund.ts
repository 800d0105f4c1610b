import { defineLifecycle } from '../lifecycle/index.ts';
import type { Cents } from '../money/index.ts';
import type { Fee } from './fee.ts';
import { type FeeRefundRefusal, mayRefundFee } from './guarantee.ts';

/** A customer's request under the satisfaction guarantee, until staff decide. */
export const guaranteeLifecycle = defineLifecycle({
  name: 'guarantee request',
  states: ['asked', 'granted', 'declined'],
  start: ['asked'],
  transitions: [
    { act: 'grant', from: ['asked'], to: 'granted' },
    { act: 'decline', from: ['asked'], to: 'declined' },
  ],
});
export type GuaranteeState = (typeof guaranteeLifecycle.states)[number];

export type FeeRefundDecision =
  | { ok: true; cents: Cents /** Nothing is left of the fee, so it's over. */; whole: boolean }
  | { ok: false; reason: FeeRefundRefusal | 'more-than-paid' | 'not-an-amount' };

/**
 * A partial refund lowers the credit by the same amount; a full one ends the fee. That includes a fee that cost
 * nothing.
 */
export function decideFeeRefund(fee: Fee, wanted: Cents | 'all'): FeeRefundDecision {
  const may = mayRefundFee(fee);
  if (!may.ok) return may;
  const left = fee.paidCents - fee.refundedCents;
  const cents = wanted === 'all' ? left : wanted;
  if (!Number.isSafeInteger(cents) || cents < 0 || (cents === 0 && wanted !== 'all')) {
    return { ok: false, reason: 'not-an-amount' };
  }
  return cents > left ? { ok: false, reason: 'more-than-paid' } : { ok: true, cents, whole: cents === left };
}
