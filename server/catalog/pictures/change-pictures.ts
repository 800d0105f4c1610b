import {
  hasPicture,
  isPictured,
  type Pictures,
  type PictureView,
  withLead,
  withoutPicture,
  withPicture,
} from '#core/catalog/index.ts';
import type { UploadRefusal } from '#core/media/index.ts';
import { appendAudit } from '../../audit/append.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hashOfFile, keepShopPicture, shopPictureId } from '../../media/pictures/keep-shop-picture.ts';
import { lockStudioItem, studioItem, writeItem } from '../store-studio.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

export type PicturesChanged =
  | { ok: true; pictures: Pictures }
  | { ok: false; reason: 'not-allowed' | 'unknown' | 'last-picture' | 'not-an-image' | UploadRefusal };

interface SentPicture {
  recordId: string;
  view: PictureView;
  bytes: Uint8Array;
}

export async function addPicture(ctx: Needs & Pick<Ctx, 'files'>, sent: SentPicture): Promise<PicturesChanged> {
  if (!authorise(ctx.actor, 'catalog.edit').ok) return { ok: false, reason: 'not-allowed' };
  return keepPicture(ctx, sent);
}

/**
 * Adds a picture to a piece, once, however often it's sent. Stores the file first, so a record never points to a missing
 * picture. Callers have checked permissions.
 */
export async function keepPicture(
  ctx: Needs & Pick<Ctx, 'files'>,
  { recordId, view, bytes }: SentPicture,
): Promise<PicturesChanged> {
  const publicId = shopPictureId({ recordId, view }, hashOfFile(bytes));
  const now = (await studioItem(ctx.db, recordId))?.item.pictures;
  if (!now) return { ok: false, reason: 'unknown' };
  if (hasPicture(now, view, publicId)) return { ok: true, pictures: now };
  const kept = await keepShopPicture(ctx, publicId, bytes);
  if (!kept.ok) return kept;
  return change(ctx, recordId, { added: publicId, view }, (present) => withPicture(present, view, kept.picture));
}

/** Removes a picture from a piece. Keeps the file, since orders and sent boards may still show it. */
export const removePicture = (
  ctx: Needs,
  { recordId, publicId }: { recordId: string; publicId: string },
): Promise<PicturesChanged> => changeAs(ctx, recordId, { removed: publicId }, (now) => withoutPicture(now, publicId));

/** Makes a picture the first of its view. Lists show the first front picture. */
export const leadWithPicture = (
  ctx: Needs,
  { recordId, publicId }: { recordId: string; publicId: string },
): Promise<PicturesChanged> => changeAs(ctx, recordId, { lead: publicId }, (now) => withLead(now, publicId));

type Change = [recordId: string, detail: Record<string, string>, decide: (now: Pictures) => Pictures];

async function changeAs(ctx: Needs, ...wanted: Change): Promise<PicturesChanged> {
  if (!authorise(ctx.actor, 'catalog.edit').ok) return { ok: false, reason: 'not-allowed' };
  return change(ctx, ...wanted);
}

async function change(ctx: Needs, ...[recordId, detail, decide]: Change): Promise<PicturesChanged> {
  return inTransaction(ctx, async (inside): Promise<PicturesChanged> => {
    const found = await lockStudioItem(inside.db, recordId);
    if (!found) return { ok: false, reason: 'unknown' };
    const pictures = decide(found.item.pictures);
    if (JSON.stringify(pictures) === JSON.stringify(found.item.pictures)) return { ok: true, pictures };
    if (found.item.active && !isPictured(pictures)) return { ok: false, reason: 'last-picture' };
    await writeItem(inside.db, { ...found.item, pictures }, ctx.clock.now());
    await appendAudit(inside, { act: 'catalog.edit', subject: { kind: 'furniture', id: recordId }, detail });
    return { ok: true, pictures };
  });
}
