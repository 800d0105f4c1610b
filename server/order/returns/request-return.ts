import {
  exchangeStatement,
  type ReturnRequest,
  returnReasons,
  returnStatement,
  type Takes,
} from '#core/order/index.ts';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lineRequest } from '../../db/schema/index.ts';
import { areOwnUploads } from '../../media/uploads/own-uploads.ts';
import { hasOpenClaim } from '../claims/store-claims.ts';
import { type LinesChanged, onLines } from '../fulfillment/change-lines.ts';
import { takeStep } from '../fulfillment/take-step.ts';
import { promiseLineNews } from '../letters/mail-line-news.ts';
import { promiseSpecialistNews } from '../letters/mail-specialist.ts';
import { linePiece } from '../letters/order-letter.ts';
import { orderBooks } from '../store-books.ts';
import { linesOf } from '../store-lines.ts';
import { orderedLine } from './cancel-lines.ts';

export interface ReturnAsked extends ReturnRequest {
  orderId: string;
  lineId: string;
  /** Only some of its pieces. */
  takes?: Takes;
}

/** The key of the email to the specialist, which contains what the customer wrote. */
export const requestMailKey = (requestId: string) => `order-request:${requestId}`;

/** A customer asks to return or exchange one line, with a reason, a note and their own photos. */
export function requestReturn(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { orderId, lineId, takes = {}, want, reason, note, photos }: ReturnAsked,
): Promise<LinesChanged> {
  const act = want === 'return' ? 'request return' : 'request exchange';
  const capabilities = { own: want === 'return' ? 'order.return-own' : 'order.exchange-own' } as const;
  const change = { orderId, lineIds: [lineId], takes, act, capabilities } as const;
  return onLines<LinesChanged>(ctx, change, async (inside, order, able) => {
    if (!(await areOwnUploads(inside, photos))) return { ok: false, reason: 'not-found' };
    if (await hasOpenClaim(inside.db, [lineId])) return { ok: false, reason: 'refused', refusal: 'claimed' };
    const at = inside.clock.now();
    const id = inside.ids.next('request');
    for (const line of able) await insertRequest(inside.db, { id, lineId: line.id, want, reason, note, photos, at });
    const lines = await takeStep(inside, order, able, { act, note: returnReasons[reason] });
    const books = await orderBooks(inside.db, order.id);
    const all = (await linesOf(inside.db, [order.id])).map(orderedLine);
    for (const line of lines) {
      const told =
        want === 'return'
          ? { statement: returnStatement(orderedLine(line), all, books, order.shippingBands) }
          : { note: exchangeStatement(line.shares) };
      await promiseLineNews(inside, order, [line], { news: act, ...told });
    }
    await promiseSpecialistNews(inside, order, {
      subject: (firstName) => `${firstName} wants to ${want} a piece`,
      title: want === 'return' ? 'A return was requested' : 'An exchange was requested',
      paragraph: (firstName) => `${firstName} would like to ${want} a piece.`,
      said: note,
      pieces: { list: lines.map((line) => ({ ...linePiece(line), facts: [returnReasons[reason]] })) },
      rows: [],
      onceKey: requestMailKey(id),
    });
    return { ok: true, lines };
  });
}

async function insertRequest(tx: Db, row: typeof lineRequest.$inferInsert): Promise<void> {
  await tx.insert(lineRequest).values(row);
}
