import { mayShare, revokeShare } from '#core/selection/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { lockSelection, type SelectionRow } from '../store.ts';
import { insertShare, openShares, setRevoked } from './store-shares.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;
type Refused = { ok: false; reason: 'not-found' };

/** Creates a link anyone can open. If already shared, returns the same link. */
export function shareSelection(
  ctx: Needs,
  { selectionId }: { selectionId: string },
): Promise<{ ok: true; token: string } | Refused> {
  return onOwn<{ ok: true; token: string } | Refused>(ctx, selectionId, async (inside, row) => {
    const may = mayShare(row, await openShares(inside.db, row.id));
    if (!may.ok) return may.share ? { ok: true, token: may.share.token } : { ok: false, reason: 'not-found' };
    const token = inside.ids.token();
    await insertShare(inside.db, { token, selectionId, sharedAt: inside.clock.now(), revokedAt: null });
    return { ok: true, token };
  });
}

/** Revokes the link for everyone who has it. Revoking again changes nothing. */
export function revokeShares(ctx: Needs, { selectionId }: { selectionId: string }): Promise<{ ok: true } | Refused> {
  return onOwn(ctx, selectionId, async (inside, row) => {
    for (const open of await openShares(inside.db, row.id)) {
      await setRevoked(inside.db, { ...open, ...revokeShare(open, inside.clock.now()) });
    }
    return { ok: true };
  });
}

/** The token of its open link; null if it isn't shared. The caller has checked permission. */
export const shareTokenOf = async ({ db }: Pick<Ctx, 'db'>, selectionId: string): Promise<string | null> =>
  (await openShares(db, selectionId))[0]?.token ?? null;

async function onOwn<Done>(
  ctx: Needs,
  selectionId: string,
  act: (inside: Needs, row: SelectionRow) => Promise<Done>,
): Promise<Done | Refused> {
  const allowed = authorise(ctx.actor, 'selection.share-own');
  if (!allowed.ok) return { ok: false, reason: 'not-found' };
  return inTransaction(ctx, async (inside) => {
    const row = await lockSelection(inside.db, selectionId);
    if (!row || row.accountId !== allowed.account.id) return { ok: false, reason: 'not-found' };
    const done = await act(inside, row);
    announce(inside.db, row.accountId, 'boards');
    return done;
  });
}
