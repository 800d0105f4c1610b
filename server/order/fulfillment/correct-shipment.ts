import { decideCorrection, isCorrection, type Shipment, shipmentNote, shipmentWords } from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import { promiseLineNews } from '../letters/mail-line-news.ts';
import { changeLine, type LineRow } from '../store-lines.ts';
import { type LinesAsked, type LinesChanged, onLines } from './change-lines.ts';
import { noteEvent } from './take-step.ts';

/**
 * Corrects the carrier and tracking number of pieces on their way, and sends the customer the right ones. Lines that
 * already have them are left alone, so the same correction again changes nothing and sends nothing. Of two different
 * ones the later stays.
 */
export function correctShipment(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { carrier, tracking, ...asked }: LinesAsked & Shipment,
): Promise<LinesChanged> {
  const to = { carrier, tracking };
  const change = { ...asked, act: 'ship', capabilities: { any: 'order.ship' }, decide: decideCorrection } as const;
  return onLines<LinesChanged>(ctx, change, async (inside, order, able) => {
    const wrong = able.filter((line) => isCorrection(line, to));
    if (wrong.length === 0) return { ok: true, lines: [] };
    const lines: LineRow[] = [];
    for (const { id } of wrong) lines.push(await changeLine(inside.db, id, to));
    const detail = {
      pieces: wrong.reduce((sum, { quantity }) => sum + quantity, 0),
      from: [...new Set(wrong.map(shipmentWords))].join(' and '),
      to: shipmentWords(to),
    };
    await noteEvent(inside, order, lines, { act: 'correct shipment', note: shipmentNote(to), detail });
    await promiseLineNews(inside, order, lines, { news: 'correct shipment', key: inside.ids.next('letter') });
    return { ok: true, lines };
  });
}
