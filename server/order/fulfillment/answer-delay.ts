import { decideSelfCancel } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import { orSecondPerson, type SecondPersonNeeded } from '../../payment/second-person.ts';
import { sendRefunds } from '../../payment/send-refund.ts';
import { cancelHeld, type LinesCancelled } from '../returns/cancel-lines.ts';
import { changeLine, type LineRow } from '../store-lines.ts';
import { onLines } from './change-lines.ts';
import { noteEvent } from './take-step.ts';

export interface DelayAnswered {
  orderId: string;
  lineIds: readonly string[];
  answer: 'wait' | 'cancel';
}

/**
 * The customer's answer to a delay, given by them or passed on through the studio: they wait, or the piece is canceled
 * and refunded. The answer is recorded and carried out in one transaction.
 */
export const answerDelay = (ctx: Needs, asked: DelayAnswered): Promise<LinesCancelled | SecondPersonNeeded> =>
  orSecondPerson(ctx, { act: 'answer-delay', subject: { kind: 'order', id: asked.orderId }, given: { ...asked } }, () =>
    carryOut(ctx, asked),
  );

type Needs = Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>;

async function carryOut(ctx: Needs, { orderId, lineIds, answer }: DelayAnswered): Promise<LinesCancelled> {
  const decide = answer === 'cancel' ? { decide: decideSelfCancel } : {};
  const change = {
    orderId,
    lineIds,
    act: 'cancel',
    capabilities: {
      own: 'order.answer-delay-own',
      any: answer === 'cancel' ? 'order.cancel-any' : 'order.answer-delay-any',
    },
    ...decide,
  } as const;
  const kept = await onLines<LinesCancelled>(ctx, change, async (inside, order, able, all) => {
    if (able.some(({ delays }) => delays === 0)) return { ok: false, reason: 'not-found' };
    const lines: LineRow[] = [];
    for (const { id } of able) lines.push(await changeLine(inside.db, id, { delayAnswer: answer }));
    if (answer === 'cancel') return cancelHeld(inside, order, lines, all, '');
    await noteEvent(inside, order, lines, { act: 'wait' });
    return { ok: true, lines, refunds: [], wholeOrder: false, feeCredit: 'none' };
  });
  return kept.ok ? { ...kept, refunds: await sendRefunds(ctx, kept.refunds) } : kept;
}
