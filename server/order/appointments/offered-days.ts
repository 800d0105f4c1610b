import { type DeliveryAddress, deliveryAreaOf, nearBy, type OfferedDay, offeredDays } from '#core/order/index.ts';
import { addDays, type Day, easternDay } from '#core/promotion/index.ts';
import type { Ctx } from '../../context.ts';
import { getSettings } from '../../settings/get-settings.ts';
import { type LineRow, linesOf } from '../store-lines.ts';
import { takenPlaces } from './store-appointments.ts';

type ReadyLine = Pick<LineRow, 'shippedAt' | 'shipsFrom'>;

/** From when pieces that have shipped can be brought together; null without any. */
export const readyTogether = (lines: readonly ReadyLine[], { state }: DeliveryAddress): Day | null =>
  lines
    .flatMap(({ shippedAt, shipsFrom }) => (shippedAt ? [nearBy(shippedAt, shipsFrom, state)] : []))
    .toSorted()
    .at(-1) ?? null;

/** Longer than anyone may plan ahead. */
const span = 130;

interface Asked {
  id: string;
  address: DeliveryAddress;
}

/** What a customer can choose from on the order's page. Empty if there's nothing to choose. */
export async function offeredToOrder(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  order: Asked & { lines: readonly { id: string; may: { chooseWindow: boolean } }[] },
): Promise<OfferedDay[]> {
  const asked = order.lines.filter(({ may }) => may.chooseWindow).map(({ id }) => id);
  if (asked.length === 0) return [];
  const { deliveries: rules } = await getSettings(ctx);
  const rows = (await linesOf(ctx.db, [order.id])).filter(({ id }) => asked.includes(id));
  const ready = readyTogether(rows, order.address);
  const now = ctx.clock.now();
  const from = easternDay(now);
  const area = deliveryAreaOf(order.address.zip);
  const taken = await takenPlaces(ctx.db, { area, from, to: addDays(from, span), besides: order.id });
  return offeredDays({ rules, now, ready }, taken);
}
