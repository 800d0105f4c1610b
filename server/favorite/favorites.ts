import { favoriteLimits, type PublicItem, publicItem } from '#core/catalog/index.ts';
import { visitorUploadExpiry } from '#core/media/index.ts';
import type { LimitVerdict } from '#core/settings/index.ts';
import { authorise } from '../authorise.ts';
import { itemsById } from '../catalog/find-items.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { takeTry } from '../limits/take-try.ts';
import {
  claimForAccount,
  deleteFavorite,
  deleteOf,
  deleteUnclaimedUntil,
  favoritesAmong,
  favoritesOf,
  insertFavorite,
  lockedCount,
  type Owner,
} from './store.ts';

export interface Favorite {
  item: PublicItem;
  /** Asked for on the boards. */
  asked: boolean;
  /** The specialist has been told. If not, it's part of the next brief. */
  sent: boolean;
}

/** From the signed cookie; null for an account or a browser we haven't met. */
export interface WithVisitor {
  visitorId: string | null;
}

/** Whose favorites a request is about. Null for a visitor without a cookie, who has none yet, and for programs. */
export function ownerOf({ actor }: Pick<Ctx, 'actor'>, { visitorId }: WithVisitor): Owner | null {
  if (actor.kind === 'visitor') return visitorId === null ? null : { visitorId };
  const allowed = authorise(actor, 'favorite.keep');
  return allowed.ok ? { accountId: allowed.account.id } : null;
}

export async function listFavorites(ctx: Pick<Ctx, 'db' | 'actor'>, visitor: WithVisitor): Promise<Favorite[]> {
  const owner = ownerOf(ctx, visitor);
  if (!owner) return [];
  const rows = await favoritesOf(ctx.db, owner);
  const items = await itemsById(
    ctx,
    rows.map(({ recordId }) => recordId),
  );
  return rows.flatMap(({ recordId, askedAt, surveyId }) => {
    const item = items.get(recordId);
    return item ? [{ item: publicItem(item), asked: askedAt !== null, sent: surveyId !== null }] : [];
  });
}

/** Which of these pieces are favorites, which were asked for, and which of those a specialist knows about. */
export async function favoritesIn(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  visitor: WithVisitor,
  recordIds: readonly string[],
): Promise<Record<'kept' | 'asked' | 'sent', string[]>> {
  const owner = ownerOf(ctx, visitor);
  const rows = owner ? await favoritesAmong(ctx.db, owner, recordIds) : [];
  const idsOf = (some: typeof rows) => some.map(({ recordId }) => recordId);
  const asked = rows.filter(({ askedAt }) => askedAt !== null);
  return { kept: idsOf(rows), asked: idsOf(asked), sent: idsOf(asked.filter(({ surveyId }) => surveyId !== null)) };
}

export type Kept =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'unknown-piece' | 'full' }
  | Extract<LimitVerdict, { ok: false }>;

type KeepNeeds = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'address' | 'secret'>;

/** Keeps a piece as a favorite. Keeping it again changes nothing. */
export async function keepFavorite(ctx: KeepNeeds, visitor: WithVisitor, recordId: string): Promise<Kept> {
  const owner = ownerOf(ctx, visitor);
  if (!owner) return { ok: false, reason: 'not-allowed' };
  if (!(await itemsById(ctx, [recordId])).has(recordId)) return { ok: false, reason: 'unknown-piece' };
  // A new cookie for every fifty would get around their limit, so an address has one too.
  const may: LimitVerdict = 'visitorId' in owner ? await takeTry(ctx, 'favorite') : { ok: true };
  if (!may.ok) return may;
  return inTransaction(ctx, async ({ db, ids, clock }) => {
    const kept = await lockedCount(db, owner);
    if ((await favoritesAmong(db, owner, [recordId])).length > 0) return { ok: true };
    const most = 'accountId' in owner ? favoriteLimits.perAccount : favoriteLimits.perVisitor;
    if (kept >= most) return { ok: false, reason: 'full' };
    await insertFavorite(db, { id: ids.next('favorite'), ...owner, recordId, createdAt: clock.now() });
    return { ok: true };
  });
}

/** Removes a favorite, and the wish for it on the boards unless the specialist already knows. */
export async function dropFavorite(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  visitor: WithVisitor,
  recordId: string,
): Promise<Kept> {
  const owner = ownerOf(ctx, visitor);
  if (!owner) return { ok: false, reason: 'not-allowed' };
  await deleteFavorite(ctx.db, owner, recordId);
  return { ok: true };
}

/** After signing up or in, what this browser kept becomes the account's. Twice is the same as once. */
export async function claimFavorites(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { visitorId, accountId }: WithVisitor & { accountId: string },
): Promise<void> {
  if (visitorId === null) return;
  await inTransaction(ctx, async ({ db }) => {
    await lockedCount(db, { accountId });
    await claimForAccount(db, visitorId, accountId, favoriteLimits.perAccount);
  });
}

/** Deletes favorites of visitors who never created an account. */
export async function sweepVisitorFavorites(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const lifetime = visitorUploadExpiry(new Date(0)).getTime();
  await deleteUnclaimedUntil(ctx.db, new Date(ctx.clock.now().getTime() - lifetime));
}

export const forgetFavorites = (ctx: Pick<Ctx, 'db'>, accountId: string): Promise<void> => deleteOf(ctx.db, accountId);

/** For the copy of their data a person downloads. */
export const favoritesOfAccount = async (ctx: Pick<Ctx, 'db'>, accountId: string) =>
  (await favoritesOf(ctx.db, { accountId })).map(({ recordId, createdAt, askedAt }) => ({
    recordId,
    createdAt,
    askedAt,
  }));
