import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { account, board, boardPiece, project, selection, survey } from '../db/schema/index.ts';

/** Drafts, and published pairs that can still be ordered from: having ordered once doesn't close a pair. */
export async function openBoardsWith(db: Db, recordIds: readonly string[]) {
  if (recordIds.length === 0) return [];
  const rows = await db
    .select({
      recordId: boardPiece.recordId,
      surveyId: selection.surveyId,
      selectionId: selection.id,
      letter: board.letter,
      state: selection.state,
      customer: account.firstName,
      projectName: sql<string | null>`${survey.responses} ->> 'project_name'`,
    })
    .from(boardPiece)
    .innerJoin(board, eq(board.id, boardPiece.boardId))
    .innerJoin(selection, eq(selection.id, board.selectionId))
    .innerJoin(project, eq(project.surveyId, selection.surveyId))
    .innerJoin(survey, eq(survey.id, selection.surveyId))
    .innerJoin(account, eq(account.id, selection.accountId))
    .where(
      and(
        inArray(boardPiece.recordId, [...recordIds]),
        inArray(selection.state, ['draft', 'published', 'ordered']),
        ne(project.state, 'closed'),
      ),
    )
    .orderBy(asc(boardPiece.recordId), asc(selection.surveyId), asc(selection.revision), asc(board.letter));
  return rows.flatMap(({ recordId, state, ...rest }) =>
    recordId === null
      ? []
      : [{ ...rest, recordId, state: state === 'draft' ? ('draft' as const) : ('published' as const) }],
  );
}
