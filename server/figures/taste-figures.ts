import { and, desc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { type Days, spanOf } from '#core/figures/index.ts';
import { type LearnedWeight, readKey, type Scope, thingInWords } from '#core/selection/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { board, boardPiece, choice, furniture, selection, tasteModel } from '../db/schema/index.ts';
import { getSettings } from '../settings/get-settings.ts';

/** More than a screen needs. */
const mostShown = 40;
const mostExported = 5000;

export interface LearnedFigure extends LearnedWeight {
  key: string;
  name: string;
  scope: Scope;
}

/** What became of the boards that were composed in one way. */
export interface TasteEffect {
  /** Null for boards composed without what was learned. */
  version: number | null;
  boards: number;
  offered: number;
  kept: number;
}

export interface TasteFigures {
  isOn: boolean;
  /** The newest version; null before anything was learned. */
  newest: { version: number; trainedAt: Date; homes: number; pieces: number; weights: number } | null;
  /** The weights that move boards most. */
  weights: LearnedFigure[];
  /** First boards that customers chose from, by the version they were composed with, newest first. */
  effects: TasteEffect[];
}

type Needs = Pick<Ctx, 'db' | 'actor'>;

/** What proposals have learned, and what became of boards with and without it; null if the caller may not look. */
export async function tasteFigures(ctx: Needs, days: Days): Promise<TasteFigures | null> {
  if (!authorise(ctx.actor, 'figures.view').ok) return null;
  return readTaste(ctx, days, mostShown);
}

/** The same as a file, with every weight. The export goes into the audit log. */
export async function exportTasteFigures(
  ctx: Needs & Pick<Ctx, 'clock' | 'ids'>,
  { part, ...days }: Days & { part: 'effect' | 'weights' },
): Promise<TasteFigures | null> {
  if (!authorise(ctx.actor, 'figures.export').ok) return null;
  const figures = await readTaste(ctx, days, mostExported);
  await appendAudit(ctx, { act: 'figures.export', subject: { kind: 'figures', id: part }, detail: { part, ...days } });
  return figures;
}

async function readTaste(ctx: Pick<Ctx, 'db'>, days: Days, most: number): Promise<TasteFigures> {
  const [{ switches }, [row], effects] = await Promise.all([
    getSettings(ctx),
    ctx.db.select().from(tasteModel).orderBy(desc(tasteModel.version)).limit(1),
    effectsOf(ctx, days),
  ]);
  const all = Object.entries(row?.model.weights ?? {});
  const shown = all
    .toSorted(([one, { points }], [other, { points: others }]) =>
      Math.abs(points) === Math.abs(others) ? (one < other ? -1 : 1) : Math.abs(others) - Math.abs(points),
    )
    .slice(0, most);
  const names = await namesOf(
    ctx,
    shown.map(([key]) => key),
  );
  return {
    isOn: switches.learnedTaste,
    newest: row ? { version: row.version, trainedAt: row.trainedAt, ...sizeOf(row.model), weights: all.length } : null,
    weights: shown.flatMap(([key, weight]) => {
      const read = readKey(key);
      return read
        ? [{ ...weight, key, scope: read.scope, name: thingInWords(read.thing, (id) => names.get(id) ?? id) }]
        : [];
    }),
    effects,
  };
}

const sizeOf = ({ homes, pieces }: { homes: number; pieces: number }) => ({ homes, pieces });

async function namesOf({ db }: Pick<Ctx, 'db'>, keys: readonly string[]): Promise<Map<string, string>> {
  const ids = keys.flatMap((key) => {
    const thing = readKey(key)?.thing;
    return thing?.what === 'piece' ? [thing.recordId] : [];
  });
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: furniture.recordId, name: furniture.name })
    .from(furniture)
    .where(inArray(furniture.recordId, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Board A of first pairs, published in these days, from which anything was chosen. */
async function effectsOf({ db }: Pick<Ctx, 'db'>, days: Days): Promise<TasteEffect[]> {
  const { from, until } = spanOf(days);
  return db
    .select({
      version: selection.tasteVersion,
      boards: sql<number>`count(distinct ${selection.id})`.mapWith(Number),
      offered: sql<number>`count(*)`.mapWith(Number),
      kept: sql<number>`count(${choice.id})`.mapWith(Number),
    })
    .from(selection)
    .innerJoin(board, and(eq(board.selectionId, selection.id), eq(board.letter, 'a')))
    .innerJoin(boardPiece, and(eq(boardPiece.boardId, board.id), sql`${boardPiece.recordId} is not null`))
    .leftJoin(
      choice,
      and(eq(choice.selectionId, selection.id), eq(choice.recordId, boardPiece.recordId), eq(choice.chosen, true)),
    )
    .where(
      and(
        eq(selection.revision, 0),
        ne(selection.state, 'draft'),
        gte(selection.publishedAt, from),
        lt(selection.publishedAt, until),
        sql`exists (select 1 from ${choice} any_choice where any_choice.selection_id = ${selection.id} and any_choice.chosen)`,
      ),
    )
    .groupBy(selection.tasteVersion)
    .orderBy(sql`1 desc nulls last`);
}
