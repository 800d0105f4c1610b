import {
  isPictured,
  type Pictures,
  type PictureView,
  withLead,
  withoutPicture,
  withPicture,
} from '#core/catalog/index.ts';
import type { UploadRefusal } from '#core/media/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { keepShopPicture } from '../media/pictures/keep-shop-picture.ts';
import { lockStudioItem, writeItem } from './store-studio.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

export type PicturesChanged =
  | { ok: true; pictures: Pictures }
  | { ok: false; reason: 'not-allowed' | 'unknown' | 'last-picture' | 'not-an-image' | UploadRefusal };

/** Adds a picture to a piece. Stores the file first, so a record never points to a missing picture. */
export async function addPicture(
  ctx: Needs & Pick<Ctx, 'files'>,
  { recordId, view, bytes }: { recordId: string; view: PictureView; bytes: Uint8Array },
): Promise<PicturesChanged> {
  if (!authorise(ctx.actor, 'catalog.edit').ok) return { ok: false, reason: 'not-allowed' };
  const kept = await keepShopPicture(ctx, bytes);
  if (!kept.ok) return kept;
  const { picture } = kept;
  const added = await change(ctx, recordId, { added: picture.publicId, view }, (now) =>
    withPicture(now, view, picture),
  );
  if (!added.ok) await ctx.files.remove(picture.publicId);
  return added;
}

/** Removes a picture from a piece. Keeps the file, since orders and sent boards may still show it. */
export const removePicture = (
  ctx: Needs,
  { recordId, publicId }: { recordId: string; publicId: string },
): Promise<PicturesChanged> => change(ctx, recordId, { removed: publicId }, (now) => withoutPicture(now, publicId));

/** Makes a picture the first of its view. Lists show the first front picture. */
export const leadWithPicture = (
  ctx: Needs,
  { recordId, publicId }: { recordId: string; publicId: string },
): Promise<PicturesChanged> => change(ctx, recordId, { lead: publicId }, (now) => withLead(now, publicId));

async function change(
  ctx: Needs,
  recordId: string,
  detail: Record<string, string>,
  decide: (now: Pictures) => Pictures,
): Promise<PicturesChanged> {
  if (!authorise(ctx.actor, 'catalog.edit').ok) return { ok: false, reason: 'not-allowed' };
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
