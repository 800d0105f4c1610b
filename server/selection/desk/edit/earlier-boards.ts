import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { type Room, roomNamed, type Style, styleIds } from '#core/catalog/index.ts';
import { authorise } from '../../../authorise.ts';
import type { Ctx } from '../../../context.ts';
import { begun, bounds, howMany, type Page, type PageOf } from '../../../db/page.ts';
import { board, boardPiece, furniture, selection, survey } from '../../../db/schema/index.ts';

/** What became of a pair: ordered from, replaced by another pair, or neither so far. */
export const outcomes = ['ordered', 'published', 'superseded'] as const;
export type Outcome = (typeof outcomes)[number];

export interface EarlierSearch {
  /** The project at hand, which is left out. */
  surveyId: string;
  room: Room | null;
  style: Style | null;
  outcome: Outcome | null;
  /** The most either board may come to. */
  mostCents: number | null;
}

export interface EarlierBoards {
  id: string;
  revision: number;
  room: Room | null;
  styles: Style[];
  outcome: Outcome;
  boards: { letter: string; name: string; totalCents: number; pieces: string[] }[];
}

const roomOf = sql<string | null>`${survey.responses} ->> 'type_of_furniture'`;
const totals = sql`(select sum(f.price_cents * p.quantity) from board b join board_piece p on p.board_id = b.id
  join furniture f on f.record_id = p.record_id where b.selection_id = ${selection.id} group by b.id order by 1 desc limit 1)`;

function conditions({ surveyId, room, style, outcome, mostCents }: EarlierSearch): SQL | undefined {
  return and(
    inArray(selection.state, outcome ? [outcome] : [...outcomes]),
    ne(selection.surveyId, surveyId),
    room ? sql`${roomOf} = ${room}` : undefined,
    style ? sql`${survey.responses} -> 'favorite_styles' ? ${style}` : undefined,
    mostCents === null ? undefined : sql`${totals} <= ${mostCents}`,
  );
}

/** A page of the boards other customers got for a like brief, newest first, to begin from. */
export async function earlierBoards(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  search: EarlierSearch,
  page: Page,
): Promise<PageOf<EarlierBoards> | null> {
  if (!authorise(ctx.actor, 'board.compose').ok) return null;
  const { limit, offset } = bounds(page);
  const { rows: pairs, total } = begun(
    await ctx.db
      .select({
        ...{ id: selection.id, revision: selection.revision, state: selection.state },
        ...{ responses: survey.responses, howMany },
      })
      .from(selection)
      .innerJoin(survey, eq(survey.id, selection.surveyId))
      .where(conditions(search))
      .orderBy(desc(selection.publishedAt), desc(selection.id))
      .limit(limit)
      .offset(offset),
  );
  if (pairs.length === 0) return { rows: [], total, page };
  const rows = await ctx.db
    .select({
      ...{ selectionId: board.selectionId, letter: board.letter, name: board.name },
      ...{ piece: furniture.name, quantity: boardPiece.quantity, priceCents: furniture.priceCents },
    })
    .from(board)
    .innerJoin(boardPiece, eq(boardPiece.boardId, board.id))
    .innerJoin(furniture, eq(furniture.recordId, boardPiece.recordId))
    .where(
      inArray(
        board.selectionId,
        pairs.map(({ id }) => id),
      ),
    )
    .orderBy(board.letter, boardPiece.slot);
  const earlier = pairs.map(({ id, revision, state, responses }): EarlierBoards => {
    const of = rows.filter(({ selectionId }) => selectionId === id);
    const letters = Map.groupBy(of, ({ letter }) => letter);
    const { type_of_furniture: room, favorite_styles: favorites } = responses as Record<string, unknown>;
    return {
      ...{ id, revision, outcome: outcomes.find((one) => one === state) ?? 'published' },
      room: typeof room === 'string' ? roomNamed(room) : null,
      styles: styleIds.filter((style) => Array.isArray(favorites) && favorites.includes(style)),
      boards: [...letters].map(([letter, pieces]) => ({
        ...{ letter, name: pieces[0]?.name ?? '', pieces: pieces.map(({ piece }) => piece) },
        totalCents: pieces.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
      })),
    };
  });
  return { rows: earlier, total, page };
}
