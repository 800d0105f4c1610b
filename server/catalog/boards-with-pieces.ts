import type { Ctx } from '../context.ts';
import { openBoardsWith } from './store-open-boards.ts';

export interface OpenBoard {
  recordId: string;
  surveyId: string;
  selectionId: string;
  letter: 'a' | 'b';
  state: 'draft' | 'published';
  customer: string;
  projectName: string | null;
}

/** The boards that customers and specialists are still working with and that include one of these pieces. */
export const boardsWithPieces = (ctx: Pick<Ctx, 'db'>, recordIds: readonly string[]): Promise<OpenBoard[]> =>
  openBoardsWith(ctx.db, recordIds);
