import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { uploadLimits, uploadRefusalWords } from '#core/media/index.ts';
import type { Ctx } from '../../context.ts';
import { hashOfFile } from '../../media/pictures/keep-shop-picture.ts';
import { keepPicture, type PicturesChanged } from './change-pictures.ts';
import { matchNames } from './match-pictures.ts';

export interface FolderImported {
  added: number;
  /** Sent before, and still there. */
  present: number;
  /** Names that mean none of our pieces. */
  unknown: string[];
  failed: { name: string; why: string }[];
}

const endings = ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.svg', '.heic'];
const isPicture = (name: string) => endings.some((ending) => name.toLowerCase().endsWith(ending));
const saidEvery = 25;

/**
 * Gives every picture in a folder to the piece its name means. One after another, so it can be stopped at any time: started
 * again, it passes over what is there. The operator at the machine may do this, as they may make an admin.
 */
export async function importPictureFolder(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'files'>,
  folder: string,
  say: (line: string) => void,
): Promise<FolderImported> {
  const names = await picturesIn(folder);
  const done: FolderImported = { added: 0, present: 0, unknown: [], failed: [] };
  for (const [at, name] of names.entries()) {
    await importOne(ctx, folder, name, done);
    if ((at + 1) % saidEvery === 0) say(`${at + 1} of ${names.length} pictures`);
  }
  return done;
}

/** Sorted so that a piece's second picture comes after its first. */
async function picturesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const order = new Intl.Collator('en', { numeric: true });
  return entries
    .filter((entry) => entry.isFile() && isPicture(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted(order.compare);
}

async function importOne(
  ctx: Parameters<typeof keepPicture>[0],
  folder: string,
  name: string,
  done: FolderImported,
): Promise<void> {
  const path = join(folder, name);
  if ((await stat(path)).size > uploadLimits.bytes) {
    done.failed.push({ name, why: uploadRefusalWords['too-many-bytes'] });
    return;
  }
  const bytes = await readFile(path);
  const [meant] = await matchNames(ctx, [{ name, hash: hashOfFile(bytes) }]);
  if (!meant) done.unknown.push(name);
  else if (meant.isThere) done.present += 1;
  else {
    const kept = await keepPicture(ctx, { recordId: meant.recordId, view: meant.view, bytes });
    if (kept.ok) done.added += 1;
    else done.failed.push({ name, why: whyNot(kept.reason) });
  }
}

type Refusal = Extract<PicturesChanged, { ok: false }>['reason'];

function whyNot(reason: Refusal): string {
  if (reason === 'not-an-image') return 'This isn’t a picture we can read.';
  if (reason === 'not-allowed' || reason === 'unknown' || reason === 'last-picture') return 'The piece is gone.';
  return uploadRefusalWords[reason];
}
