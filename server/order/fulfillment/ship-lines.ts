import { type Shipment, shipmentNote } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import { changeLines, type LinesAsked, type LinesChanged } from './change-lines.ts';

/** The pieces have left the maker, with this carrier. */
export const shipLines = (
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { carrier, tracking, ...asked }: LinesAsked & Shipment,
): Promise<LinesChanged> =>
  changeLines(ctx, {
    ...asked,
    act: 'ship',
    capabilities: { any: 'order.ship' },
    along: (now) => ({ carrier, tracking, shippedAt: now }),
    note: shipmentNote({ carrier, tracking }),
  });
