import { defineLifecycle } from '../lifecycle/index.ts';
import { formatMoney } from '../money/index.ts';

/** A refund that one person started and a second one decides on. Until then, nothing has happened. */
export const refundApprovalLifecycle = defineLifecycle({
  name: 'refund approval',
  states: ['waiting', 'approved', 'declined', 'overtaken'],
  start: ['waiting'],
  transitions: [
    { act: 'approve', from: ['waiting'], to: 'approved' },
    { act: 'decline', from: ['waiting'], to: 'declined' },
    // What it was for has changed since: the order was canceled, or the sum is another one.
    { act: 'overtake', from: ['waiting'], to: 'overtaken' },
  ],
});
export type RefundApprovalState = (typeof refundApprovalLifecycle.states)[number];

/** Is a refund of this much for two people? A limit of 0 means never. */
export const needsSecondPerson = (cents: number, limitCents: number): boolean => limitCents > 0 && cents > limitCents;

/**
 * What was refunded of an order or fee on one person's word alone: all of it, whenever it was, less what a second person
 * approved. So many small ones are one large one, however far apart.
 */
export const refundedAlone = (refundedCents: number, approvedCents: number): number =>
  Math.max(0, refundedCents - approvedCents);

interface SecondPersonSaid {
  readonly cents: number;
  readonly another: boolean;
  /** What was refunded on one person's word before. */
  readonly earlierCents?: number | undefined;
}

/** What we say to the person who started it. */
export function secondPersonWords({ cents, another, earlierCents = 0 }: SecondPersonSaid): string {
  if (another) {
    return 'Another refund for this order or fee is already waiting. A colleague has to decide on that one first.';
  }
  const why = earlierCents > 0 ? `, because ${formatMoney(earlierCents)} was refunded before` : '';
  return `A refund of ${formatMoney(cents)} needs a second person${why}. A colleague can approve it under Refunds. Nothing changes until then.`;
}

export type ApprovalRefusal = 'decided-before' | 'own' | 'changed';

/** May this person approve it? Never the one who started it, and never for more than was asked. */
export function mayApprove(
  approval: { readonly state: RefundApprovalState; readonly askedBy: string | null; readonly cents: number },
  { personId, cents = approval.cents }: { readonly personId: string; readonly cents?: number },
): { ok: true } | { ok: false; reason: ApprovalRefusal } {
  if (!refundApprovalLifecycle.next(approval.state, 'approve').ok) return { ok: false, reason: 'decided-before' };
  if (approval.askedBy === personId) return { ok: false, reason: 'own' };
  return cents > approval.cents ? { ok: false, reason: 'changed' } : { ok: true };
}
