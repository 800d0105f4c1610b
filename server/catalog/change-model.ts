import type { CatalogItem, UploadedModel } from '#core/catalog/index.ts';
import { modelInches, readModel, sizeProblem } from '#core/room/index.ts';
import { pieceBuiltAs } from '#showroom/catalog/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { modelKey } from '../media/models/model-key.ts';
import { sanitizeModel } from '../media/models/sanitize-model.ts';
import { lockStudioItem, studioItem, writeItem } from './store-studio.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor' | 'files'>;

export type ModelChanged =
  | { ok: true; model: UploadedModel | null }
  | { ok: false; reason: 'not-allowed' | 'unknown' | 'built-by-us' }
  /** What's wrong with the file, in words that say how to export it right. */
  | { ok: false; reason: 'refused'; problem: string };

/** Whether the live room draws a piece from our own builder, so that it needs no upload. */
export const isBuiltByUs = ({ recordId, dimensions }: Pick<CatalogItem, 'recordId' | 'dimensions'>): boolean =>
  pieceBuiltAs(recordId, dimensions) !== null;

/**
 * Gives a piece a 3D model, in place of the one it had. Only shapes, colors and textures are kept of the file. It's
 * stored before the record names it; the file it replaces becomes an orphan, which a sweep removes.
 */
export async function addModel(
  ctx: Needs,
  { recordId, bytes }: { recordId: string; bytes: Uint8Array },
): Promise<ModelChanged> {
  if (!authorise(ctx.actor, 'catalog.edit').ok) return { ok: false, reason: 'not-allowed' };
  const found = await studioItem(ctx.db, recordId);
  if (!found) return { ok: false, reason: 'unknown' };
  if (isBuiltByUs(found.item)) return { ok: false, reason: 'built-by-us' };
  const read = readModel(bytes);
  if (!read.ok) return { ok: false, reason: 'refused', problem: read.problem };
  const { size, triangles } = read.model;
  const early = sizeProblem(size, found.item.dimensions);
  if (early) return { ok: false, reason: 'refused', problem: early };
  const file = await sanitizeModel(read.model);
  if (!file)
    return { ok: false, reason: 'refused', problem: 'We can’t read a texture of this model. Please export it again.' };
  const model = { id: ctx.ids.next('model'), bytes: file.length, triangles, ...modelInches(size) };
  await ctx.files.put(modelKey(model.id), file);
  const changed = await inTransaction(ctx, async (inside): Promise<ModelChanged> => {
    const locked = await lockStudioItem(inside.db, recordId);
    if (!locked) return { ok: false, reason: 'unknown' };
    // Its measurements may have been edited in the meantime.
    const problem = sizeProblem(size, locked.item.dimensions);
    if (problem) return { ok: false, reason: 'refused', problem };
    const before = locked.item.model;
    const stored = before && (await ctx.files.get(modelKey(before.id)));
    if (before && stored?.equals(file)) return { ok: true, model: before };
    await writeItem(inside.db, { ...locked.item, model }, ctx.clock.now());
    const detail = { model: model.id, ...(before ? { replaced: before.id } : {}) };
    await appendAudit(inside, { act: 'catalog.edit', subject: { kind: 'furniture', id: recordId }, detail });
    return { ok: true, model };
  });
  const isUsed = changed.ok && changed.model?.id === model.id;
  if (!isUsed) await ctx.files.remove(modelKey(model.id));
  return changed;
}

/** Takes the uploaded model off a piece. The live room shows a box with its picture again. */
export async function removeModel(ctx: Needs, { recordId }: { recordId: string }): Promise<ModelChanged> {
  if (!authorise(ctx.actor, 'catalog.edit').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<ModelChanged> => {
    const found = await lockStudioItem(inside.db, recordId);
    if (!found) return { ok: false, reason: 'unknown' };
    const { model, ...item } = found.item;
    if (!model) return { ok: true, model: null };
    await writeItem(inside.db, item, ctx.clock.now());
    const detail = { removedModel: model.id };
    await appendAudit(inside, { act: 'catalog.edit', subject: { kind: 'furniture', id: recordId }, detail });
    return { ok: true, model: null };
  });
}
