import { addDays, easternDay } from '../promotion/index.ts';
import type { Fee } from './fee.ts';
import { feeTerms } from './terms.ts';

/** What happened in one of the rooms a fee covers. */
export interface CoveredRoom {
  /** When its newest boards were published; null before the first pair. */
  readonly lastBoardsAt: Date | null;
  /** Whether the last revision the customer may ask for has been answered. */
  readonly bothRevisionsDone: boolean;
  /** Whether it has an order that wasn't canceled. */
  readonly ordered: boolean;
}

export type FeeRefundRefusal = 'not-paid' | 'refunded' | 'expired' | 'credited';
export type GuaranteeRefusal = FeeRefundRefusal | 'ordered' | 'revisions-left' | 'too-late';

/** Whether the fee can be refunded at all. A credited fee can't. */
export function mayRefundFee(fee: Fee): { ok: true } | { ok: false; reason: FeeRefundRefusal } {
  if (fee.status === 'open') return { ok: false, reason: 'not-paid' };
  if (fee.status !== 'complete') return { ok: false, reason: fee.status };
  return fee.creditOrderId === null ? { ok: true } : { ok: false, reason: 'credited' };
}

export const guaranteeGrounds = ['before-boards', 'not-satisfied'] as const;

export type GuaranteeCheck =
  | { ok: true; because: (typeof guaranteeGrounds)[number] }
  | { ok: false; reason: GuaranteeRefusal };

/**
 * Whether the guarantee can still be used, now or once the revisions are done: until then it's something to lose. A fee
 * that cost nothing has nothing to give back.
 */
export function guaranteeHolds(fee: Fee, rooms: readonly CoveredRoom[], now: Date): boolean {
  const check = mayAskForGuarantee(fee, rooms, now);
  return fee.paidCents > fee.refundedCents && (check.ok || check.reason === 'revisions-left');
}

/**
 * The satisfaction guarantee. Before any boards: on request. After that: when both revisions are done in each room that
 * has boards, nothing was ordered, and the last boards are at most 30 days old.
 */
export function mayAskForGuarantee(fee: Fee, rooms: readonly CoveredRoom[], now: Date): GuaranteeCheck {
  const refundable = mayRefundFee(fee);
  if (!refundable.ok) return refundable;
  if (rooms.some((room) => room.ordered)) return { ok: false, reason: 'ordered' };
  const answered = rooms.filter((room) => room.lastBoardsAt !== null);
  if (answered.length === 0) return { ok: true, because: 'before-boards' };
  if (answered.some((room) => !room.bothRevisionsDone)) return { ok: false, reason: 'revisions-left' };
  const lastBoards = Math.max(...answered.map((room) => room.lastBoardsAt?.getTime() ?? 0));
  const lastDay = addDays(easternDay(new Date(lastBoards)), feeTerms.guaranteeDays);
  return easternDay(now) > lastDay ? { ok: false, reason: 'too-late' } : { ok: true, because: 'not-satisfied' };
}
