import type { Ctx } from '../context.ts';
import { cancelLines } from './cancel-lines.ts';
import { type LinesChanged, onLines } from './change-lines.ts';
import { changeLine, type LineRow } from './store-lines.ts';
import { noteEvent } from './take-step.ts';

export interface DelayAnswered {
  orderId: string;
  lineIds: readonly string[];
  answer: 'wait' | 'cancel';
}

/** The customer's answer to a delay: they wait, or have it cancelled and refunded in full. */
export async function answerDelay(
  ctx: Pick<Ctx, 'db' | 'payments' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { orderId, lineIds, answer }: DelayAnswered,
): Promise<LinesChanged> {
  const change = { orderId, lineIds, act: 'cancel', capabilities: { own: 'order.answer-delay-own' } } as const;
  const kept = await onLines<LinesChanged>(ctx, change, async (inside, order, able) => {
    if (able.some(({ delays }) => delays === 0)) return { ok: false, reason: 'not-found' };
    const lines: LineRow[] = [];
    for (const { id } of able) lines.push(await changeLine(inside.db, id, { delayAnswer: answer }));
    if (answer === 'wait') await noteEvent(inside, order, lines, { act: 'wait' });
    return { ok: true, lines };
  });
  return kept.ok && answer === 'cancel' ? cancelLines(ctx, { orderId, lineIds }) : kept;
}
