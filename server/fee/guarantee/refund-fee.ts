import { appendAudit } from '../../audit/append.ts';
import { authorise, type ProofNeeded } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { orSecondPerson, type SecondPersonNeeded } from '../../payment/second-person.ts';
import { sendRefunds } from '../../payment/send-refund.ts';
import { promiseRefund, type RefundPromised } from './promise-refund.ts';

export type FeeRefunded =
  | { ok: true; cents: number; whole: boolean }
  | Extract<RefundPromised, { ok: false }>
  | { ok: false; reason: 'not-allowed' }
  | ProofNeeded;

/** Staff refund a fee, in full or in part. If it can't be sent at once, the sweeper sends it. */
export const refundFee = (ctx: Needs, given: FeeRefundAsked): Promise<FeeRefunded | SecondPersonNeeded> =>
  orSecondPerson(ctx, { act: 'refund-fee', subject: { kind: 'fee', id: given.feeId }, given: { ...given } }, () =>
    giveBack(ctx, given),
  );

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>;

export interface FeeRefundAsked {
  feeId: string;
  cents: number | 'all';
  note: string;
}

async function giveBack(ctx: Needs, given: FeeRefundAsked): Promise<FeeRefunded> {
  const allowed = authorise(ctx.actor, 'fee.refund');
  if (!allowed.ok) return allowed;
  const promised = await inTransaction(ctx, async (inside) => {
    const made = await promiseRefund(inside, { ...given, reason: 'goodwill' });
    if (!made.ok) return made;
    const detail = { cents: made.cents, whole: made.whole, note: given.note };
    await appendAudit(inside, { act: 'fee.refund', subject: { kind: 'fee', id: given.feeId }, detail });
    return made;
  });
  if (!promised.ok) return promised;
  const { refunds, ...made } = promised;
  await sendRefunds(ctx, refunds);
  return made;
}
