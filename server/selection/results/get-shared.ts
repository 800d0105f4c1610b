import { type PicturedBoard, recordIdsOf, sharedSelection, shareTokenSchema } from '#core/selection/index.ts';
import { accountContact } from '../../account/account-contact.ts';
import { itemsById } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';
import { wholeSelection } from '../store.ts';
import { picturedBoards } from './pictured-boards.ts';
import { shareByToken } from './store-shares.ts';

export interface Shared {
  firstName: string;
  boards: PicturedBoard[];
}

/** What anyone with the link sees: furniture and a first name. Null if the link is unknown or revoked. */
export async function getShared(ctx: Pick<Ctx, 'db'>, token: string): Promise<Shared | null> {
  if (!shareTokenSchema.safeParse(token).success) return null;
  const found = await shareByToken(ctx.db, token);
  const owner = found && (await accountContact(ctx, found.selection.accountId));
  if (!found || !owner) return null;
  const selection = await wholeSelection(ctx.db, found.selection);
  const seen = sharedSelection(found.share, selection, owner.firstName);
  if (!seen) return null;
  const items = await itemsById(ctx, recordIdsOf(selection.boards));
  return { firstName: seen.firstName, boards: picturedBoards(seen.boards, items) };
}
