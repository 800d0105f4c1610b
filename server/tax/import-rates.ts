import { createHash } from 'node:crypto';
import {
  compareTaxFiles,
  readTaxFile,
  type TaxComparison,
  type TaxFileProblem,
  type TaxRow,
  taxFileLimits,
} from '#core/tax/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise, type ProofNeeded } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { dropCoveredPlaces } from './missing-rates.ts';
import { insertTaxFile, lockTaxFiles, putInUse, ratesOfFile, type TaxFileRow, taxFiles } from './store.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

export interface GivenTaxFile {
  name: string;
  text: string;
}

export interface TaxFilePreview extends TaxComparison {
  rows: number;
  problems: readonly TaxFileProblem[];
  /** Names the file and the one it was compared with, so that what's put in use is what was looked at. */
  stamp: string;
}

const longestName = 120;
const subject = { kind: 'settings', id: 'tax-rates' } as const;

const inUseOf = (files: readonly TaxFileRow[]) => files.find(({ inUse }) => inUse) ?? null;

const stampOf = (rows: readonly TaxRow[], inUse: TaxFileRow | null): string =>
  createHash('sha256')
    .update(JSON.stringify([inUse?.id ?? null, rows]))
    .digest('base64url');

async function preview(db: Ctx['db'], { text }: GivenTaxFile): Promise<TaxFilePreview & { read: readonly TaxRow[] }> {
  const { rows, problems } = readTaxFile(text);
  const inUse = inUseOf(await taxFiles(db));
  const compared = compareTaxFiles(inUse && problems.length === 0 ? await ratesOfFile(db, inUse.id) : [], rows);
  return { ...compared, rows: rows.length, problems, stamp: stampOf(rows, inUse), read: rows };
}

/** What a file of rates would change. Writes nothing. Null if the caller may not. */
export async function previewTaxFile(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  file: GivenTaxFile,
): Promise<TaxFilePreview | null> {
  const allowed = authorise(ctx.actor, 'tax.import');
  // Looking is free of a fresh proof.
  if (!allowed.ok && allowed.reason === 'not-allowed') return null;
  const { read: _, ...shown } = await preview(ctx.db, file);
  return shown;
}

export type TaxFileImported =
  | { ok: true; rows: number }
  | { ok: false; reason: 'not-allowed' | 'too-large' | 'problems' | 'changed' | 'nothing-new' }
  | ProofNeeded;

/** Puts the file that was looked at in use, as a whole or not at all. Orders that were placed keep their rates. */
export async function importTaxFile(
  ctx: Needs,
  { file, stamp }: { file: GivenTaxFile; stamp: string },
): Promise<TaxFileImported> {
  const allowed = authorise(ctx.actor, 'tax.import');
  if (!allowed.ok) return allowed;
  if (file.text.length > taxFileLimits.bytes) return { ok: false, reason: 'too-large' };
  return inTransaction(ctx, async (inside): Promise<TaxFileImported> => {
    await lockTaxFiles(inside.db);
    const now = await preview(inside.db, file);
    if (now.problems.length > 0) return { ok: false, reason: 'problems' };
    if (now.stamp !== stamp) return { ok: false, reason: 'changed' };
    const { added, changed, removed, rows } = now;
    if (added + changed + removed === 0) return { ok: false, reason: 'nothing-new' };
    const id = inside.ids.next('taxfile');
    const name = file.name.slice(0, longestName).toWellFormed();
    const written = { id, name, rows, importedBy: allowed.account.id, createdAt: inside.clock.now() };
    await insertTaxFile(inside.db, written, now.read);
    await dropCoveredPlaces(inside);
    await appendAudit(inside, { act: 'tax.import', subject, detail: { file: name, rows, added, changed, removed } });
    return { ok: true, rows };
  });
}

export type TaxFileSwitched = { ok: true } | { ok: false; reason: 'not-allowed' | 'changed' } | ProofNeeded;

/**
 * Goes back to the file before, or to none if there was none; doing it again comes back to this one. `seen` is the file in
 * use as the admin saw it.
 */
export async function undoTaxFile(ctx: Needs, { seen }: { seen: string | null }): Promise<TaxFileSwitched> {
  const allowed = authorise(ctx.actor, 'tax.import');
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (inside): Promise<TaxFileSwitched> => {
    await lockTaxFiles(inside.db);
    const files = await taxFiles(inside.db);
    const from = inUseOf(files);
    if (files.length === 0 || (from?.id ?? null) !== seen) return { ok: false, reason: 'changed' };
    const to = files.find(({ inUse }) => !inUse) ?? null;
    await putInUse(inside.db, to?.id ?? null);
    await dropCoveredPlaces(inside);
    await appendAudit(inside, {
      ...{ act: 'tax.undo', subject },
      detail: { from: from?.name ?? null, to: to?.name ?? null },
    });
    return { ok: true };
  });
}

/** The files for the settings page, without their rates. Null if the caller may not see the settings. */
export async function listTaxFiles(ctx: Pick<Ctx, 'db' | 'actor'>) {
  return authorise(ctx.actor, 'settings.view').ok ? taxFiles(ctx.db) : null;
}
