import { type LineEventAct, orderNumber } from '#core/order/index.ts';
import type { Ctx } from '../context.ts';
import { tellWebhooks } from '../webhook/tell-webhooks.ts';
import type { OrderRow } from './store.ts';
import type { LineRow } from './store-lines.ts';

/** Tells other systems of an order: that it was paid, or what became of some of its lines. */
export const tellOfOrder = (
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>,
  event: 'order.paid' | 'order.lines-changed',
  { id: orderId, totalCents }: OrderRow,
  lines: readonly LineRow[],
  act: LineEventAct | null = null,
): Promise<void> =>
  tellWebhooks(ctx, event, {
    ...{ orderId, orderNumber: orderNumber(orderId), totalCents },
    ...(act ? { act } : {}),
    lines: lines.map(({ id, recordId, quantity, state }) => ({ id, recordId, quantity, state })),
  });
