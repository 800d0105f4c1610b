import type { LedgerAmount, RefundRefusal } from '#core/money/index.ts';
import { lockAccount } from '../../account/lock-account.ts';
import { appendAudit } from '../../audit/append.ts';
import type { ProofNeeded } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import type { RefundRow } from '../../payment/refund-rows.ts';
import { orSecondPerson, type SecondPersonNeeded } from '../../payment/second-person.ts';
import { sendRefunds } from '../../payment/send-refund.ts';
import { mayAct } from '../may-act.ts';
import { lockOrder, orderById } from '../store.ts';
import { promiseRefund } from './promise-refund.ts';

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>;
export type AmountsRefunded =
  | { ok: true; refunds: RefundRow[] }
  | { ok: false; reason: 'not-allowed' | 'not-found' | RefundRefusal }
  | ProofNeeded;

/** A goodwill refund of named parts of the payment (line, shipping or tax), never more than a card paid for each. */
export const refundAmounts = (ctx: Needs, asked: AmountsAsked): Promise<AmountsRefunded | SecondPersonNeeded> =>
  orSecondPerson(
    ctx,
    { act: 'refund-amounts', subject: { kind: 'order', id: asked.orderId }, given: { ...asked } },
    () => giveBack(ctx, asked),
  );

export interface AmountsAsked {
  orderId: string;
  amounts: readonly LedgerAmount[];
  note: string;
}

async function giveBack(ctx: Needs, { orderId, amounts, note }: AmountsAsked): Promise<AmountsRefunded> {
  const found = await orderById(ctx.db, orderId);
  const allowed = mayAct(ctx.actor, found, { any: 'order.refund' });
  if (!allowed.ok || !found) return allowed.ok ? { ok: false, reason: 'not-found' } : allowed;
  const done = await inTransaction(ctx, async (inside): Promise<AmountsRefunded> => {
    await lockAccount(inside.db, found.accountId);
    const order = await lockOrder(inside.db, orderId);
    if (order?.payment !== 'complete') return { ok: false, reason: 'not-found' };
    const lineIds = [...new Set(amounts.flatMap(({ lineId }) => lineId ?? []))];
    const promised = await promiseRefund(inside, order, { amounts, reason: 'goodwill', lineIds, note });
    if (!promised.ok) return promised;
    const detail = { amounts, note };
    await appendAudit(inside, { act: 'order.refund', subject: { kind: 'order', id: orderId }, detail });
    announce(inside.db, order.accountId, 'orders');
    return promised;
  });
  return done.ok ? { ...done, refunds: await sendRefunds(ctx, done.refunds) } : done;
}
