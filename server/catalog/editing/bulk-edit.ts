import { createHash } from 'node:crypto';
import {
  type BulkChange,
  type CatalogItem,
  type Change,
  mostInBulk,
  planImport,
  withBulkChange,
} from '#core/catalog/index.ts';
import { appendAudit } from '../../audit/append.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockForImport, saveLocked } from '../save-locked.ts';
import { catalogPage, type StudioFilter } from '../store-studio.ts';

export interface BulkPreview {
  changed: readonly Change[];
  unchanged: number;
  /** Pieces that stay as they are, since the result couldn't be sold. */
  left: readonly string[];
  /** Identifies this exact plan, so that what gets applied is what was reviewed. */
  stamp: string;
}

type Refused = { ok: false; reason: 'not-allowed' } | { ok: false; reason: 'too-many'; total: number };

export type BulkLooked = { ok: true; preview: BulkPreview } | Refused;
export type BulkEdited = { ok: true; pieces: number } | { ok: false; reason: 'changed' } | Refused;

interface Asked {
  found: StudioFilter;
  change: BulkChange;
}

/** What a change would do to every piece that the list finds. Writes nothing. */
export async function previewBulkEdit(ctx: Pick<Ctx, 'db' | 'actor'>, { found, change }: Asked): Promise<BulkLooked> {
  if (!authorise(ctx.actor, 'catalog.edit').ok) return { ok: false, reason: 'not-allowed' };
  const pieces = await piecesFound(ctx, found);
  return pieces.ok ? { ok: true, preview: plan(pieces.items, change).preview } : pieces;
}

/**
 * Makes the reviewed change as a whole, or not at all if a piece, its price or its stock is another one by now. So
 * nothing that sold in the meantime is put back.
 */
export async function applyBulkEdit(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { found, change, stamp }: Asked & { stamp: string },
): Promise<BulkEdited> {
  if (!authorise(ctx.actor, 'catalog.edit').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<BulkEdited> => {
    const pieces = await piecesFound(inside, found);
    if (!pieces.ok) return pieces;
    const ids = pieces.items.map(({ recordId }) => recordId);
    const locked = await lockForImport(inside, ids);
    const { preview, wanted } = plan(
      ids.flatMap((id) => locked.get(id) ?? []),
      change,
    );
    if (preview.stamp !== stamp) return { ok: false, reason: 'changed' };
    if (wanted.length === 0) return { ok: true, pieces: 0 };
    await saveLocked(inside, wanted);
    const detail = { change, pieces: wanted.map(({ recordId }) => recordId) };
    await appendAudit(inside, { act: 'catalog.edit-many', subject: { kind: 'catalog', id: 'catalog' }, detail });
    return { ok: true, pieces: wanted.length };
  });
}

async function piecesFound(
  ctx: Pick<Ctx, 'db'>,
  found: StudioFilter,
): Promise<{ ok: true; items: CatalogItem[] } | Refused> {
  const { rows, total } = await catalogPage(ctx.db, found, { number: 1, size: mostInBulk });
  return total > mostInBulk ? { ok: false, reason: 'too-many', total } : { ok: true, items: rows };
}

function plan(items: readonly CatalogItem[], change: BulkChange): { preview: BulkPreview; wanted: CatalogItem[] } {
  const after = items.map((item) => withBulkChange(item, change) ?? item);
  const left = items.filter((item) => withBulkChange(item, change) === null).map(({ name }) => name);
  const { changed, unchanged } = planImport(new Map(items.map((item) => [item.recordId, item])), after);
  const touched = new Set(changed.map(({ recordId }) => recordId));
  const stamp = createHash('sha256').update(JSON.stringify(changed)).digest('base64url');
  return {
    preview: { changed, unchanged: unchanged - left.length, left, stamp },
    wanted: after.filter(({ recordId }) => touched.has(recordId)),
  };
}
