import { sumCents } from '#core/money/index.ts';
import { type ExchangeSettled, type ExchangeSum, exchangedAround } from '#core/order/index.ts';
import { sumOfExchange } from '../letters/exchange-rows.ts';
import { pictureOf } from '../placing/quote-order.ts';
import { firstOf } from '../returns/place-replacement.ts';
import type { ExchangeRow } from '../returns/store-exchanges.ts';
import { entriesOf } from '../store-books.ts';
import type { LineRow } from '../store-lines.ts';
import type { WholeOrder } from '../store-whole.ts';
import type { ExchangeView, Found } from './order-view.ts';

/** The replacement on hold for a line. */
export function offerView(line: LineRow, whole: WholeOrder, { exchanges, items }: Found): ExchangeView | null {
  const offer = exchanges.find(({ lineId }) => lineId === line.id);
  if (!offer) return null;
  const item = items.get(offer.recordId);
  const { id, quantity, dueCents, heldUntil } = offer;
  const name = item?.name ?? '';
  const sum = sumOf(whole, line, { ...offer, name }, { kind: 'due', cents: dueCents });
  return { id, name, quantity, dueCents, sum, heldUntil, picture: pictureOf(item) };
}

/** How the difference to the piece it replaced added up; null for a piece that replaces none. */
export function exchangedFor(line: LineRow, whole: WholeOrder): ExchangeSum | null {
  const { before } = exchangedAround(whole.lines, line);
  const done = whole.exchanges.find(({ lineId, state }) => lineId === before?.id && state === 'complete');
  return before && done ? sumOf(whole, before, { ...done, name: line.name }, settledBy(whole, done)) : null;
}

function settledBy({ refunds }: WholeOrder, { lineId, dueCents }: ExchangeRow): ExchangeSettled {
  if (dueCents > 0) return { kind: 'paid', cents: dueCents };
  const back = refunds.filter(({ reason, lineIds }) => reason === 'exchanged' && lineIds.includes(lineId));
  const cents = sumCents(back.map((refund) => refund.cents));
  return cents > 0 ? { kind: 'refund', cents } : { kind: 'even' };
}

const sumOf = (
  whole: WholeOrder,
  line: LineRow,
  replacement: ExchangeRow & { name: string },
  settled: ExchangeSettled,
): ExchangeSum =>
  sumOfExchange(
    { order: whole, line, first: firstOf(whole.lines, line), replacement, ledger: entriesOf(whole) },
    settled,
  );
