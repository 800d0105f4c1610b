import { type BoardChange, type BoardId, boardIds, isReadable } from '#core/selection/index.ts';
import type { Ctx } from '../../context.ts';
import { selectionsOfSurvey, wholeSelection } from '../store.ts';
import { changesBetween } from './pair-changes.ts';

/** A pair that answered a request for a swap or a new pair. */
export interface AnsweringBoards {
  selectionId: string;
  publishedAt: Date;
  /** Null where no one took the project. */
  specialistId: string | null;
  /** What the specialist says about each board that changed. */
  words: { letter: BoardId; note: string }[];
  /** Which piece became which. */
  changes: BoardChange[];
}

/** Every pair after the first that a customer can open, oldest first. The caller has checked permission. */
export async function answeringBoards(ctx: Pick<Ctx, 'db'>, surveyId: string): Promise<AnsweringBoards[]> {
  const rows = (await selectionsOfSurvey(ctx.db, surveyId)).filter(isReadable).reverse();
  if (rows.length < 2) return [];
  const pairs = await Promise.all(rows.map((row) => wholeSelection(ctx.db, row)));
  const answers = rows.map(async ({ id, publishedAt, specialistId, byProgram, revision }, place) => {
    const [before, pair] = [pairs[place - 1], pairs[place]];
    if (!pair || publishedAt === null || revision === 0) return [];
    const changes = before ? await changesBetween(ctx, before.boards, pair.boards) : [];
    const words = pair.boards.flatMap(({ note }, index) => {
      const letter = boardIds[index] ?? 'a';
      return changes.some(({ boards }) => boards.includes(letter)) && note !== '' ? [{ letter, note }] : [];
    });
    return [{ selectionId: id, publishedAt, specialistId: byProgram ? null : specialistId, words, changes }];
  });
  return (await Promise.all(answers)).flat();
}
