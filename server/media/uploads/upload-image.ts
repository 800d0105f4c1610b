import { type UploadRefusal, uploadRefusal } from '#core/media/index.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { takeTry } from '../../limits/take-try.ts';
import { sanitizeImage } from '../decoding/sanitize-image.ts';
import { turnOf } from '../decoding/take-turns.ts';
import { countOfVisitor, insertUpload } from '../store.ts';
import { hashOfToken, publicIdOf } from './upload-key.ts';

export interface Uploaded {
  id: string;
  publicId: string;
  deleteToken: string;
  width: number;
  height: number;
  bytes: number;
}

export type UploadAnswer =
  | { ok: true; upload: Uploaded }
  | { ok: false; reason: UploadRefusal | 'not-an-image' | 'no-owner' }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number };

/** Accepts a picture from a signed-in person, or from a visitor identified by their signed cookie. */
export async function uploadImage(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'files' | 'actor' | 'address' | 'secret'>,
  given: { bytes: Uint8Array; visitorId: string | null },
): Promise<UploadAnswer> {
  const accountId = ctx.actor.kind === 'account' ? ctx.actor.id : null;
  const visitorId = accountId === null ? given.visitorId : null;
  if (accountId === null && visitorId === null) return { ok: false, reason: 'no-owner' };
  const early = uploadRefusal({ bytes: given.bytes.length, pixels: 0, visitorFiles: null });
  if (early) return { ok: false, reason: early };
  // Limit a visitor as if they were an account.
  const allowed = await takeTry(ctx, 'upload', visitorId === null ? {} : { account: visitorId });
  if (!allowed.ok) return allowed;
  // A visitor who drops the cookie looks new each time; the IP address stays the same.
  const person = accountId ?? ctx.address ?? visitorId ?? '';
  const tamed = await sanitizeImage(given.bytes, turnOf(person));
  if (!tamed.ok) return tamed;

  const { bytes, width, height } = tamed.picture;
  const id = ctx.ids.next('upload');
  const deleteToken = ctx.ids.token();
  const key = publicIdOf(id);
  // Store the file first: an orphaned file is harmless, a row without its picture is not.
  await ctx.files.put(key, bytes);
  const refused = await inTransaction(ctx, async ({ db, clock }) => {
    const visitorFiles = visitorId === null ? null : await countOfVisitor(db, visitorId);
    const reason = uploadRefusal({ bytes: given.bytes.length, pixels: width * height, visitorFiles });
    if (reason) return reason;
    const deleteTokenHash = hashOfToken(deleteToken);
    const owner = { accountId, visitorId };
    const size = { width, height, bytes: bytes.length };
    await insertUpload(db, { id, ...owner, deleteTokenHash, ...size, createdAt: clock.now() });
    return null;
  });
  if (refused) {
    await ctx.files.remove(key);
    return { ok: false, reason: refused };
  }
  return { ok: true, upload: { id, publicId: key, deleteToken, width, height, bytes: bytes.length } };
}
