import { isReadable, recordIdsOf } from '#core/selection/index.ts';
import type { Ctx } from '../../context.ts';
import { selectionsOfSurvey, wholeSelection } from '../store.ts';

/** A pair that answered a request for a swap or a new pair. */
export interface AnsweringBoards {
  selectionId: string;
  publishedAt: Date;
  /** Null where no one took the project. */
  specialistId: string | null;
  /** What the specialist says about each board that changed. */
  words: { letter: 'a' | 'b'; note: string }[];
  /** The pieces that weren't on the pair before. */
  fresh: string[];
}

/** Every pair after the first that a customer can open, oldest first. The caller has checked permission. */
export async function answeringBoards(ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<AnsweringBoards[]> {
  const rows = (await selectionsOfSurvey(ctx.db, surveyId)).filter(isReadable).reverse();
  if (rows.length < 2) return [];
  const pairs = await Promise.all(rows.map((row) => wholeSelection(ctx.db, row)));
  return rows.flatMap(({ id, publishedAt, specialistId, byProgram, revision }, place) => {
    const pair = pairs[place];
    if (!pair || publishedAt === null || revision === 0) return [];
    const before = new Set(recordIdsOf(pairs[place - 1]?.boards ?? []));
    const letters = ['a', 'b'] as const;
    const words = pair.boards.flatMap(({ note, furniture }, index) => {
      const changed = furniture.some(({ recordId }) => !before.has(recordId));
      return changed && note !== '' ? [{ letter: letters[index] ?? 'a', note }] : [];
    });
    const fresh = [...new Set(recordIdsOf(pair.boards))].filter((recordId) => !before.has(recordId));
    return [{ selectionId: id, publishedAt, specialistId: byProgram ? null : specialistId, words, fresh }];
  });
}
