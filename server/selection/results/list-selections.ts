import { isReadable, type Selection } from '#core/selection/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { selectionsOf, wholeSelection } from '../store.ts';

/** The caller's boards, newest first, including older revisions. Drafts are left out. */
export async function listSelections(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<Selection[]> {
  const allowed = authorise(ctx.actor, 'selection.view-own');
  if (!allowed.ok) return [];
  const rows = (await selectionsOf(ctx.db, allowed.account.id)).filter(isReadable);
  return Promise.all(rows.map((row) => wholeSelection(ctx.db, row)));
}
