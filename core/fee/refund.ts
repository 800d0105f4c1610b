import { defineLifecycle } from '../lifecycle/index.ts';
import type { Cents } from '../money/index.ts';
import type { Fee } from './fee.ts';
import { type FeeRefundRefusal, mayRefundFee } from './guarantee.ts';

/** What a customer asked under the satisfaction guarantee, until somebody of the house has decided. */
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
  | { ok: true; cents: Cents /** Nothing is left of it: the fee is over. */; whole: boolean }
  | { ok: false; reason: FeeRefundRefusal | 'more-than-paid' | 'not-an-amount' };

/** Full, or part: a part lowers the credit by as much, the whole ends the fee. A fee that cost nothing ends so too. */
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
