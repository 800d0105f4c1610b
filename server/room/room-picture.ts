import { z } from 'zod';
import { isReadable } from '#core/selection/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { announce } from '../live/announce.ts';
import { cropPicture, derivePicture } from '../media/pictures/derive-picture.ts';
import { copyInOwnersTurn } from '../media/uploads/copy-of-upload.ts';
import { forgetUpload } from '../media/uploads/forget-uploads.ts';
import { areOwnUploads } from '../media/uploads/own-uploads.ts';
import { publicIdOf, uploadIdOf } from '../media/uploads/upload-key.ts';
import { holdSelection } from '../selection/selection-facts.ts';
import { deletePicture, pictureOf, pictureOfShare, type ShownPicture, writePicture } from './store-pictures.ts';

export interface RoomPicture {
  publicId: string;
  width: number;
  height: number;
  takenAt: Date;
}

export type PictureKept = { ok: true } | { ok: false; reason: 'not-found' | 'invalid' | 'picture-gone' };

const given = z.object({ uploadId: z.string().min(1).max(80) });

type Needs = Pick<Ctx, 'db' | 'clock' | 'files' | 'actor'>;

/**
 * Keeps a picture that the customer took of their room and uploaded, instead of the one before, which goes. It's their
 * own to take back.
 */
export function keepRoomPicture(
  ctx: Needs,
  { selectionId, picture }: { selectionId: string; picture: unknown },
): Promise<PictureKept> {
  return onOwn(ctx, selectionId, async (inside, accountId) => {
    const read = given.safeParse(picture);
    if (!read.success) return { ok: false, reason: 'invalid' };
    const { uploadId } = read.data;
    if (!(await areOwnUploads(inside, [uploadId]))) return { ok: false, reason: 'picture-gone' };
    const before = await pictureOf(inside.db, selectionId);
    // The same one sent twice, because the first answer got lost, was kept the first time.
    if (before?.uploadId === uploadId) return { ok: true };
    const isKept = await writePicture(inside.db, { selectionId, uploadId, takenAt: inside.clock.now() });
    if (!isKept) return { ok: false, reason: 'picture-gone' };
    if (before) await forgetUpload(inside, { id: before.uploadId, accountId });
    return { ok: true };
  });
}

/** Takes the picture back from the share link and from letters, and deletes it. Twice is the same as once. */
export function removeRoomPicture(ctx: Needs, { selectionId }: { selectionId: string }): Promise<PictureKept> {
  return onOwn(ctx, selectionId, async (inside, accountId) => {
    const before = await pictureOf(inside.db, selectionId);
    await deletePicture(inside.db, selectionId);
    if (before) await forgetUpload(inside, { id: before.uploadId, accountId });
    return { ok: true };
  });
}

async function onOwn(
  ctx: Needs,
  selectionId: string,
  act: (inside: Needs, accountId: string) => Promise<PictureKept>,
): Promise<PictureKept> {
  const allowed = authorise(ctx.actor, 'selection.share-own');
  if (!allowed.ok) return { ok: false, reason: 'not-found' };
  return inTransaction(ctx, async (inside): Promise<PictureKept> => {
    const row = await holdSelection(inside, selectionId);
    if (!row || row.accountId !== allowed.account.id || !isReadable(row)) return { ok: false, reason: 'not-found' };
    const done = await act(inside, row.accountId);
    if (done.ok) announce(inside.db, row.accountId, 'boards');
    return done;
  });
}

/** The newest picture of a selection's room; null if there is none. The caller has checked permission. */
export async function roomPictureOf({ db }: Pick<Ctx, 'db'>, selectionId: string): Promise<RoomPicture | null> {
  const row = await pictureOf(db, selectionId);
  return row && pictureFacts(row);
}

/** The same, for anyone with the link, while it's open. */
export async function roomPictureOfShare({ db }: Pick<Ctx, 'db'>, token: string): Promise<RoomPicture | null> {
  const row = await pictureOfShare(db, token);
  return row && pictureFacts(row);
}

const pictureFacts = ({ uploadId, width, height, takenAt }: ShownPicture): RoomPicture => ({
  ...{ publicId: publicIdOf(uploadId), width, height, takenAt },
});

/**
 * A picture as a JPEG, for a place outside our pages; with a height, cut to it around the middle. Null if it's gone.
 * Anyone with the link may ask, so it's made once, in the turn of the person who took it.
 */
export function drawRoomPicture(
  ctx: Pick<Ctx, 'db' | 'files'>,
  { publicId }: RoomPicture,
  { width, height }: { width: number; height?: number },
): Promise<Buffer | null> {
  return copyInOwnersTurn(ctx, {
    id: uploadIdOf(publicId),
    name: height === undefined ? `room-${width}` : `room-${width}x${height}`,
    make: (original) =>
      height === undefined ? derivePicture(original, width, 'jpeg') : cropPicture(original, { width, height }),
  });
}
