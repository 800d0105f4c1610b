import { type Margin, marginOf, unitCost } from '#core/maker/index.ts';
import { authorise, permits } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Page, PageOf } from '../db/page.ts';
import { costsOf, type MakerRow, makerById, makersByName, makersPage, piecesPage } from './store.ts';

export type { MakerRow } from './store.ts';

/** Our share is the margin, so only those who see margins see it. */
const shown = (row: MakerRow, seesCosts: boolean): MakerRow => (seesCosts ? row : { ...row, commissionPercent: null });

export interface ListedMaker extends MakerRow {
  pieces: number;
}

type Asked = { words: string; page: Page };

export async function listMakers(ctx: Pick<Ctx, 'db' | 'actor'>, question: Asked): Promise<PageOf<ListedMaker> | null> {
  if (!authorise(ctx.actor, 'maker.view').ok) return null;
  const seesCosts = permits(ctx.actor, 'maker.view-cost');
  const { rows, total } = await makersPage(ctx.db, question);
  return {
    rows: rows.map(({ maker, pieces }) => ({ ...shown(maker, seesCosts), pieces })),
    total,
    page: question.page,
  };
}

export interface MakersPiece {
  recordId: string;
  name: string;
  priceCents: number;
  stock: number;
  active: boolean;
  /** Null for everyone who doesn't see costs. */
  money: { ownCostCents: number | null; costCents: number | null; margin: Margin | null } | null;
}

export interface MakerShown {
  maker: MakerRow;
  pieces: PageOf<MakersPiece>;
}

/** One maker with its pieces; costs and margins only for those who see them. */
export async function getMaker(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { id, ...question }: Asked & { id: string },
): Promise<MakerShown | null> {
  if (!authorise(ctx.actor, 'maker.view').ok) return null;
  const maker = await makerById(ctx.db, id);
  if (!maker) return null;
  const seesCosts = permits(ctx.actor, 'maker.view-cost');
  const { rows, total } = await piecesPage(ctx.db, maker.name, question);
  const pieces = rows.map(({ costCents: ownCostCents, ...piece }): MakersPiece => {
    if (!seesCosts) return { ...piece, money: null };
    const costCents = unitCost({ ...piece, costCents: ownCostCents }, maker);
    return { ...piece, money: { ownCostCents, costCents, margin: marginOf(piece.priceCents, costCents) } };
  });
  return { maker: shown(maker, seesCosts), pieces: { rows: pieces, total, page: question.page } };
}

/** One maker. The caller has checked permission. */
export const findMaker = ({ db }: Pick<Ctx, 'db'>, id: string): Promise<MakerRow | null> => makerById(db, id);

/** The makers of these names. The caller has checked permission. */
export const makersNamed = async (
  { db }: Pick<Ctx, 'db'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, MakerRow>> => new Map((await makersByName(db, names)).map((row) => [row.name, row]));

/** What one of each piece costs us now. The caller has checked permission. */
export async function unitCosts(
  { db }: Pick<Ctx, 'db'>,
  recordIds: readonly string[],
  terms: Pick<MakerRow, 'pays' | 'commissionPercent'>,
): Promise<ReadonlyMap<string, number | null>> {
  return new Map((await costsOf(db, recordIds)).map((piece) => [piece.recordId, unitCost(piece, terms)]));
}
