import type { Ctx } from '../../context.ts';
import { turnOf } from '../decoding/take-turns.ts';
import { madeOnce } from '../pictures/derive-picture.ts';
import { uploadById } from '../store.ts';
import { publicIdOf } from './upload-key.ts';

interface WantedCopy {
  /** Where the upload is stored. */
  key: string;
  /** The copy's name beside it. */
  name: string;
  /** Whose turn making it takes. */
  person: string;
  make: (original: Buffer) => Promise<Buffer>;
}

/**
 * A copy of an upload, made once and kept beside it, so it goes when the upload goes. Everyone who asks at the same time
 * waits for the same one. Null if the upload is gone. The caller has checked permission.
 */
export function copyOfUpload(
  { files }: Pick<Ctx, 'files'>,
  { key, name, person, make }: WantedCopy,
): Promise<Buffer | null> {
  return madeOnce(`${key} ${name}`, async () => {
    const kept = await files.getMade(key, name);
    if (kept) return kept;
    return turnOf(person)(async () => {
      // Read it only now, so a request for many sizes at once holds just one in memory.
      const original = await files.get(key);
      if (!original) return null;
      const copy = await make(original);
      await files.putMade(key, name, copy);
      if (await files.get(key)) return copy;
      // It was deleted in the meantime, and its other copies with it.
      await files.remove(key);
      return null;
    });
  });
}

/** The same for anyone whom its owner lets see it: it takes the owner's turn, not the place of another person. */
export async function copyInOwnersTurn(
  ctx: Pick<Ctx, 'db' | 'files'>,
  { id, ...wanted }: { id: string } & Pick<WantedCopy, 'name' | 'make'>,
): Promise<Buffer | null> {
  const row = await uploadById(ctx.db, id);
  return row && copyOfUpload(ctx, { ...wanted, key: publicIdOf(id), person: row.accountId ?? id });
}
