import { createHash } from 'node:crypto';
import {
  type CatalogItem,
  heldForPictures,
  type ImportPlan,
  type ImportProblem,
  importRows,
  isPictured,
  noPictures,
  planImport,
  recordIdsIn,
  rowsOfCsv,
  rowsOfJson,
} from '#core/catalog/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { boardsWithPieces, type OpenBoard } from './boards-with-pieces.ts';
import { itemsById } from './find-items.ts';
import { lockItems } from './lock-items.ts';
import { lockImports, writeImported } from './store-studio.ts';

export interface CatalogFile {
  name: string;
  text: string;
}

export interface ImportPreview extends ImportPlan {
  problems: readonly ImportProblem[];
  /** New pieces the file puts on sale that don't have a picture yet. */
  held: readonly string[];
  /** Open boards containing pieces the file takes off sale. */
  boards: readonly OpenBoard[];
  /** Identifies this exact plan, so that what gets applied is what was reviewed. */
  stamp: string;
}

const rowsIn = ({ name, text }: CatalogFile) => (/\.json$/i.test(name) ? rowsOfJson(text) : rowsOfCsv(text));

/** What a file would change. Writes nothing. */
export async function previewImport(ctx: Pick<Ctx, 'db' | 'actor'>, file: CatalogFile): Promise<ImportPreview | null> {
  if (!authorise(ctx.actor, 'catalog.import').ok) return null;
  const rows = rowsIn(file);
  const present = await itemsById(ctx, recordIdsIn(rows));
  const { items, problems } = importRows(rows, present);
  return { ...(await plan(ctx, items, present)), problems };
}

export type Imported =
  | { ok: true; added: number; changed: number }
  | { ok: false; reason: 'not-allowed' | 'problems' | 'changed' };

/** Applies the reviewed plan as a whole. Applies nothing if a row is bad or someone else changed the catalog since. */
export async function applyImport(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { file, stamp }: { file: CatalogFile; stamp: string },
): Promise<Imported> {
  if (!authorise(ctx.actor, 'catalog.import').ok) return { ok: false, reason: 'not-allowed' };
  const rows = rowsIn(file);
  return inTransaction(ctx, async (inside): Promise<Imported> => {
    await lockImports(inside.db);
    const present = await lockItems(inside, recordIdsIn(rows));
    const { items, problems } = importRows(rows, present);
    if (problems.length > 0) return { ok: false, reason: 'problems' };
    const now = await plan(inside, items, present);
    if (now.stamp !== stamp) return { ok: false, reason: 'changed' };
    const { added, changed } = now;
    const touched = new Set([...added, ...changed].map(({ recordId }) => recordId));
    const wanted = now.items.filter(({ recordId }) => touched.has(recordId));
    const pictures = new Map([...present].map(([id, item]) => [id, item.pictures]));
    await writeImported(inside.db, wanted, pictures);
    const detail = {
      file: file.name,
      added: added.length,
      changed: changed.length,
      pieces: [...touched].slice(0, 500),
    };
    await appendAudit(inside, { act: 'catalog.import', subject: { kind: 'catalog', id: 'catalog' }, detail });
    return { ok: true, added: added.length, changed: changed.length };
  });
}

async function plan(
  ctx: Pick<Ctx, 'db'>,
  wanted: Parameters<typeof heldForPictures>[0],
  present: ReadonlyMap<string, CatalogItem>,
) {
  const { items, held } = heldForPictures(wanted, (id) => isPictured(present.get(id)?.pictures ?? noPictures));
  const planned = planImport(present, items);
  const off = items.filter(({ recordId, active }) => !active && present.get(recordId)?.active);
  const boards = await boardsWithPieces(
    ctx,
    off.map(({ recordId }) => recordId),
  );
  const seen = { planned, boards: boards.map(({ selectionId, letter }) => [selectionId, letter]) };
  const stamp = createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
  return { ...planned, items, held, boards, stamp };
}
