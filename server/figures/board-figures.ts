import { type Days, spanOf } from '#core/figures/index.ts';
import { type Margin, marginOf } from '#core/maker/index.ts';
import type { RefundReason } from '#core/payment/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise, permits } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { type BoardGroup, type BoardsCount, boardCounts, refundCounts } from './store-boards.ts';

export type { BoardGroup } from './store-boards.ts';

/** More than a screen needs; a longer list is for a spreadsheet. */
const mostShown = 50;
const mostExported = 5000;

export interface BoardFigure extends Omit<BoardsCount, 'costedCents' | 'costCents'> {
  /** On the pieces whose cost we know, at what customers paid for them; null if we know none, and for everyone who doesn't see costs. */
  margin: Margin | null;
}

export interface BoardFigures {
  by: BoardGroup;
  rows: BoardFigure[];
  /** There may be more than these. */
  isCut: boolean;
  /** The caller sees margins. */
  seesMargin: boolean;
  refunds: { reason: RefundReason; refunds: number; cents: number }[];
}

type Asked = Days & { by: BoardGroup };

/** What became of the boards sent in these days, and what went back; null if the caller may not look. */
export async function boardFigures(ctx: Pick<Ctx, 'db' | 'actor'>, asked: Asked): Promise<BoardFigures | null> {
  if (!authorise(ctx.actor, 'figures.view').ok) return null;
  return readBoards(ctx, asked, mostShown);
}

/** The same as a file, with more rows. The export goes into the audit log. */
export async function exportBoardFigures(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'ids'>,
  { part, ...asked }: Asked & { part: 'sent' | 'refunds' },
): Promise<BoardFigures | null> {
  if (!authorise(ctx.actor, 'figures.export').ok) return null;
  const figures = await readBoards(ctx, asked, mostExported);
  await appendAudit(ctx, { act: 'figures.export', subject: { kind: 'figures', id: part }, detail: { part, ...asked } });
  return figures;
}

async function readBoards(ctx: Pick<Ctx, 'db' | 'actor'>, { by, ...days }: Asked, most: number): Promise<BoardFigures> {
  const span = spanOf(days);
  const seesMargin = permits(ctx.actor, 'maker.view-cost');
  const [counted, refunds] = await Promise.all([boardCounts(ctx.db, span, by, most), refundCounts(ctx.db, span)]);
  const rows = counted.map(({ costedCents, costCents, ...row }) => ({
    ...row,
    margin: seesMargin && costedCents > 0 ? marginOf(costedCents, costCents) : null,
  }));
  return { by, rows, isCut: rows.length === most, seesMargin, refunds };
}
