import type { Ctx } from '../../context.ts';
import { openBoardsWith } from '../store-open-boards.ts';

export interface OpenBoard {
  recordId: string;
  surveyId: string;
  selectionId: string;
  letter: 'a' | 'b';
  state: 'draft' | 'published';
  customer: string;
  projectName: string | null;
}

/** The boards that customers and specialists still work with and on which one of these pieces stands. */
export const boardsWithPieces = (ctx: Pick<Ctx, 'db'>, recordIds: readonly string[]): Promise<OpenBoard[]> =>
  openBoardsWith(ctx.db, recordIds);
