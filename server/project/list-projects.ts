import type { Ctx } from '../context.ts';
import { type ProjectRow, projectsOf, publishedSelections } from './store.ts';

export interface ListedProject extends ProjectRow {
  /** The newest published boards. */
  selectionId: string | null;
}

/** A customer's projects, newest first. The caller has checked permission. */
export async function listProjects({ db }: Pick<Ctx, 'db'>, accountId: string): Promise<ListedProject[]> {
  const rows = await projectsOf(db, accountId);
  const selections = await publishedSelections(
    db,
    rows.map(({ surveyId }) => surveyId),
  );
  return rows.map((row) => ({ ...row, selectionId: selections.get(row.surveyId) ?? null }));
}
