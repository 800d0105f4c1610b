import { mayApprove, refundApprovalLifecycle } from '#core/payment/index.ts';
import { listStaff } from '../account/staff/list-staff.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise, type ProofNeeded } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { decideGuarantee } from '../fee/guarantee/decide-guarantee.ts';
import { refundFee } from '../fee/guarantee/refund-fee.ts';
import { announce } from '../live/announce.ts';
import { decideClaim } from '../order/claims/decide-claim.ts';
import { answerDelay } from '../order/fulfillment/answer-delay.ts';
import { cancelLines } from '../order/returns/cancel-lines.ts';
import { offerReplacement } from '../order/returns/offer-replacement.ts';
import { refundAmounts } from '../order/returns/refund-amounts.ts';
import { refundReturned } from '../order/returns/refund-returned.ts';
import { ApprovalRefused } from '../payment/second-person.ts';
import { type GivenTo, givenTo, isRefundAct, type RefundAct } from './given.ts';
import { type ApprovalRow, approvalById, changeApproval, lockApproval } from './store.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>;
type Act<Name extends RefundAct> = (
  ctx: Needs,
  given: GivenTo<Name>,
) => Promise<{ ok: true } | { ok: false; reason: string }>;

/** The acts that refund. Each is carried out as its own door would. */
const acts: { readonly [Name in RefundAct]: Act<Name> } = {
  'cancel-lines': cancelLines,
  'refund-returned': refundReturned,
  'refund-amounts': refundAmounts,
  'answer-delay': answerDelay,
  'offer-replacement': offerReplacement,
  'decide-claim': decideClaim,
  'refund-fee': refundFee,
  'decide-guarantee': decideGuarantee,
};

const carryOut = <Name extends RefundAct>(ctx: Needs, act: Name, given: unknown) =>
  acts[act](ctx, givenTo[act].parse(given) as GivenTo<Name>);

export type RefundDecided =
  | { ok: true }
  /** `overtaken`: what it was for has changed, so it can't be carried out as it was asked. */
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'decided-before' | 'own' | 'overtaken' | 'no-reason' }
  | ProofNeeded;

const capabilities = { order: 'order.refund', fee: 'fee.refund' } as const;

/**
 * A second person approves a refund: its act is carried out now, in their name, and uses the approval up in the very
 * transaction that promises the money. So it happens once, or not at all.
 */
export async function approveRefund(ctx: Needs, { id }: { id: string }): Promise<RefundDecided> {
  const found = await mayDecide(ctx, id);
  if (!found.ok) return found;
  const { row, personId } = found;
  const may = mayApprove(row, { personId });
  if (!may.ok) return { ok: false, reason: may.reason === 'changed' ? 'overtaken' : may.reason };
  if (ctx.actor.kind !== 'account') return { ok: false, reason: 'not-allowed' };
  if (!isRefundAct(row.act)) throw new Error(`no refund is called ${row.act}`);
  const approving: Needs = { ...ctx, actor: { ...ctx.actor, approving: { id, cents: row.cents } } };
  try {
    const done = await carryOut(approving, row.act, row.given);
    if (!done.ok && done.reason === 'proof-needed') return { ok: false, reason: 'proof-needed' };
    // Without a card to refund to, the act was carried out and used nothing up.
    return done.ok ? end(ctx, row, 'approve') : end(ctx, row, 'overtake');
  } catch (error) {
    if (!(error instanceof ApprovalRefused)) throw error;
    return error.reason === 'changed' ? end(ctx, row, 'overtake') : { ok: false, reason: error.reason };
  }
}

/** A second person declines it and says why; the one who started it can take it back the same way. Nothing happens. */
export async function declineRefund(
  ctx: Needs,
  { id, reason }: { id: string; reason: string },
): Promise<RefundDecided> {
  const found = await mayDecide(ctx, id);
  if (!found.ok) return found;
  const because = reason.trim().slice(0, 500);
  if (because === '') return { ok: false, reason: 'no-reason' };
  return end(ctx, found.row, 'decline', because);
}

async function mayDecide(
  ctx: Needs,
  id: string,
): Promise<{ ok: true; row: ApprovalRow; personId: string } | Extract<RefundDecided, { ok: false }>> {
  // Whether it's an order's or a fee's isn't for everyone to know.
  const allowed = authorise(ctx.actor, 'order.refund');
  if (!allowed.ok) return allowed;
  const row = await approvalById(ctx.db, id);
  if (!row) return { ok: false, reason: 'not-found' };
  const own = authorise(ctx.actor, capabilities[row.kind]);
  return own.ok ? { ok: true, row, personId: allowed.account.id } : own;
}

const written = { approve: 'refund.approve', decline: 'refund.decline', overtake: 'refund.overtaken' } as const;

/** Ends an approval that still waits. One that the act has used up stays as it is. */
function end(
  ctx: Needs,
  { id }: ApprovalRow,
  act: 'approve' | 'decline' | 'overtake',
  reason = '',
): Promise<RefundDecided> {
  return inTransaction(ctx, async (inside): Promise<RefundDecided> => {
    const row = await lockApproval(inside.db, id);
    const step = row && refundApprovalLifecycle.next(row.state, act);
    if (act === 'approve' && row?.state === 'approved') return { ok: true };
    if (!row || !step?.ok) return { ok: false, reason: 'decided-before' };
    const decidedBy = inside.actor.kind === 'account' ? inside.actor.id : null;
    // Approved and not used up: nothing went back to a card.
    const sum = act === 'approve' ? { cents: 0 } : {};
    await changeApproval(inside.db, id, { state: step.to, decidedBy, decidedAt: inside.clock.now(), reason, ...sum });
    const subject = { kind: row.kind, id: row.subjectId };
    const detail = { approval: id, cents: row.cents, ...(reason ? { reason } : {}) };
    await appendAudit(inside, { act: written[act], subject, detail });
    for (const { id: staffId } of await listStaff(inside)) announce(inside.db, staffId, 'orders');
    return act === 'overtake' ? { ok: false, reason: 'overtaken' } : { ok: true };
  });
}
