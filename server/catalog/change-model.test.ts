import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { cellsOf, exportCsv } from '#core/catalog/index.ts';
import { modelLimits, readModel } from '#core/room/index.ts';
import { boxGlb, boxModel, changedGlb } from '#core/room/model/glb.test-data.ts';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import { type Ctx, visitorActor } from '../context.ts';
import { audit, furniture } from '../db/schema/index.ts';
import { answerError } from '../http/api-error.ts';
import type { HttpEnvironment } from '../http/environment.ts';
import { modelKey } from '../media/models/model-key.ts';
import { sanitizeModel } from '../media/models/sanitize-model.ts';
import { serveModel } from '../media/models/serve-model.ts';
import { addModel, isBuiltByUs, removeModel } from './change-model.ts';
import { editItem } from './editing/edit-item.ts';
import { applyImport, previewImport } from './import-catalog.ts';
import { getStudioItem } from './search-catalog.ts';
import { seedDemoCatalog } from './seed-demo-catalog.ts';

const recordId = 'rec-of-a-maker';
let ctx: TestContext;
let staff: Ctx;
let size: { width: number; depth: number; height: number };

beforeEach(async () => {
  ctx = await createTestContext(await createStockedDatabase());
  staff = ctx.as(await createAccount(ctx, { role: 'specialist' }));
  const [row] = await ctx.db.select().from(furniture).where(eq(furniture.recordId, 'rec-alder-sofa-sage'));
  if (!row) throw new Error('no such piece');
  const { traits: _t, width: _w, addedWhen: _a, doorWidth: _d, doorHeight: _h, vendor: _v, ...given } = row;
  await ctx.db.insert(furniture).values({ ...given, recordId });
  size = row.item.dimensions;
});

const shown = async (id = recordId) => {
  const found = await getStudioItem(staff, id);
  if (!found) throw new Error('no such piece');
  return found;
};
const modelNow = async () => (await shown()).item.model ?? null;
const acts = async () => (await ctx.db.select().from(audit)).map(({ act, subjectId }) => `${act} ${subjectId}`);
const files = async () => {
  const keys: string[] = [];
  for await (const { key } of ctx.files.list()) keys.push(key);
  return keys.sort();
};
const texture = async (side: number) => {
  const data = Buffer.from(Uint8Array.from({ length: side * side * 3 }, (_, at) => (at * 7919) % 251));
  return new Uint8Array(
    await sharp(data, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toBuffer(),
  );
};

describe('a model', () => {
  test('is measured, kept and served to everyone; sent twice it changes nothing more', async () => {
    const bytes = boxGlb(size);
    const added = await addModel(staff, { recordId, bytes });
    expect(added).toMatchObject({ ok: true, model: { triangles: 24, width: size.width, height: size.height } });
    const model = await modelNow();
    expect(added.ok && added.model).toEqual(model);
    expect(await addModel(staff, { recordId, bytes })).toEqual({ ok: true, model });
    expect(await acts()).toEqual([`catalog.edit ${recordId}`]);
    expect(await files()).toEqual([modelKey(model?.id ?? '')]);

    const app = new Hono<HttpEnvironment>().get('/model/:id', serveModel(ctx));
    app.onError(answerError);
    const served = await app.request(`/model/${model?.id}`);
    expect([served.status, served.headers.get('Content-Type')]).toEqual([200, 'model/gltf-binary']);
    expect(served.headers.get('Cache-Control')).toContain('immutable');
    expect(readModel(new Uint8Array(await served.arrayBuffer())).ok).toBe(true);
    const again = { headers: { 'If-None-Match': served.headers.get('ETag') ?? '' } };
    expect((await app.request(`/model/${model?.id}`, again)).status).toBe(304);
    for (const id of ['model_none', '-1', '..%2Fuploaded%2Fx', '%00', 'x'.repeat(300)])
      expect((await app.request(`/model/${id}`)).status, id).toBe(404);
  });

  test('keeps shapes, colors and small textures, and nothing else of the file', async () => {
    const secret = 'alert(document.cookie)';
    const bytes = changedGlb(boxGlb(size, [{ type: 'image/png', bytes: await texture(900) }]), (json) => ({
      ...json,
      extras: { script: secret },
      asset: { version: '2.0', copyright: secret },
    }));
    expect(await addModel(staff, { recordId, bytes })).toMatchObject({ ok: true });
    const kept = await ctx.files.get(modelKey((await modelNow())?.id ?? ''));
    expect(kept?.includes(secret)).toBe(false);
    const read = readModel(new Uint8Array(kept ?? []));
    if (!read.ok) throw new Error(read.problem);
    const [picture] = read.model.textures;
    expect(picture?.bytes.length).toBeLessThanOrEqual(modelLimits.textureBytes);
    const { format, width = 0 } = await sharp(picture?.bytes).metadata();
    expect(format).toBe('jpeg');
    expect(width).toBeLessThanOrEqual(modelLimits.texturePixels);
  });

  test('attack 16: its textures are unfolded one after the other, however many there are', async () => {
    const textures = [900, 880, 860, 840, 820, 800, 780, 760].map(
      async (side) => ({ type: 'image/png', bytes: await texture(side) }) as const,
    );
    const { parts } = boxModel(size);
    let most = 0;
    const watch = () => {
      const { queue, process } = sharp.counters();
      most = Math.max(most, queue + process);
    };
    const model = { parts, textures: await Promise.all(textures), size, triangles: 24 };
    sharp.queue.on('change', watch);
    onTestFinished(() => void sharp.queue.off('change', watch));
    expect(await sanitizeModel(model)).not.toBeNull();
    // The one that's just done may still be counted when the next begins.
    expect(most).toBeLessThanOrEqual(2);
  });

  test('is replaced and removed, and survives an edit, an import and the catalog of the demo', async () => {
    await addModel(staff, { recordId, bytes: boxGlb(size) });
    const first = await modelNow();
    const other = boxGlb({ ...size, height: size.height + 0.5 });
    expect(await addModel(staff, { recordId, bytes: other })).toMatchObject({ ok: true });
    const second = await modelNow();
    expect(second?.id).not.toBe(first?.id);
    // The one before is an orphan, which the daily sweep removes.
    expect(await files()).toEqual([first?.id, second?.id].map((id) => modelKey(id ?? '')).sort());

    const { item, revision } = await shown();
    const cells = { ...cellsOf(item), price: '2,345' };
    expect(await editItem(staff, { recordId, cells, seen: { revision, stock: item.stock } })).toMatchObject({
      ok: true,
    });
    const file = { name: 'a.csv', text: exportCsv([{ ...(await shown()).item, priceCents: 99_900 }]) };
    const stamp = (await previewImport(staff, file))?.stamp ?? '';
    expect(await applyImport(staff, { file, stamp })).toMatchObject({ ok: true, changed: 1 });
    await seedDemoCatalog(ctx);
    expect((await shown()).item).toMatchObject({ priceCents: 99_900, model: second });

    expect(await removeModel(staff, { recordId })).toEqual({ ok: true, model: null });
    expect(await removeModel(staff, { recordId }), 'twice').toEqual({ ok: true, model: null });
    expect(await modelNow()).toBeNull();
    expect((await acts()).filter((line) => line === `catalog.edit ${recordId}`)).toHaveLength(4);
  });

  test('two at once leave one, and the same file twice at once leaves one line in the log', async () => {
    const same = boxGlb(size);
    const alike = await Promise.all([1, 2, 3].map(() => addModel(staff, { recordId, bytes: same })));
    expect(alike.every(({ ok }) => ok)).toBe(true);
    expect(await acts()).toHaveLength(1);
    expect(await files()).toHaveLength(1);
    const heights = [0.25, 0.5, 0.75];
    const all = await Promise.all(
      heights.map((more) => addModel(staff, { recordId, bytes: boxGlb({ ...size, height: size.height + more }) })),
    );
    const ids = all.map((one) => (one.ok ? one.model?.id : null));
    expect(ids).toContain((await modelNow())?.id);
    expect(await files()).toContain(modelKey((await modelNow())?.id ?? ''));
    const mixed = await Promise.all([removeModel(staff, { recordId }), addModel(staff, { recordId, bytes: same })]);
    expect(mixed.every(({ ok }) => ok)).toBe(true);
    const last = await modelNow();
    if (last) expect(await ctx.files.get(modelKey(last.id))).not.toBeNull();
  });
});

describe('a model is refused', () => {
  test('of another size, of no kind we know, and with a broken texture: nothing is kept', async () => {
    const larger = boxGlb({ ...size, width: size.width + 12 });
    const wide = await addModel(staff, { recordId, bytes: larger });
    expect(wide).toMatchObject({ reason: 'refused', problem: expect.stringContaining('12 in more than the piece') });
    const nonsense = await addModel(staff, { recordId, bytes: Buffer.from('<html>') });
    expect(nonsense).toMatchObject({ reason: 'refused', problem: expect.stringContaining('isn’t a GLB') });
    const broken = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1);
    const torn = await addModel(staff, { recordId, bytes: boxGlb(size, [{ type: 'image/png', bytes: broken }]) });
    expect(torn).toMatchObject({ reason: 'refused', problem: expect.stringContaining('texture') });
    expect(await modelNow()).toBeNull();
    expect(await files()).toEqual([]);
    expect(await acts()).toEqual([]);
  });

  test('for a piece we build ourselves, until its size is another', async () => {
    const sage = 'rec-alder-sofa-sage';
    expect(isBuiltByUs((await shown(sage)).item)).toBe(true);
    expect(await addModel(staff, { recordId: sage, bytes: boxGlb(size) })).toEqual({
      ok: false,
      reason: 'built-by-us',
    });
    const { item, revision } = await shown(sage);
    const cells = { ...cellsOf(item), 'dimensions.width': '100' };
    await editItem(staff, { recordId: sage, cells, seen: { revision, stock: item.stock } });
    expect(await addModel(staff, { recordId: sage, bytes: boxGlb({ ...size, width: 100 }) })).toMatchObject({
      ok: true,
    });
  });

  test('from outsiders, before the file is looked at, and for a piece that isn’t there', async () => {
    for (const other of [ctx.as(visitorActor), ctx.as(await createAccount(ctx))]) {
      expect(await addModel(other, { recordId, bytes: Buffer.from('x') })).toEqual({
        ok: false,
        reason: 'not-allowed',
      });
      expect(await removeModel(other, { recordId })).toEqual({ ok: false, reason: 'not-allowed' });
    }
    const missing = { ok: false, reason: 'unknown' };
    expect(await addModel(staff, { recordId: 'rec-none', bytes: boxGlb(size) })).toEqual(missing);
    expect(await removeModel(staff, { recordId: 'rec-none' })).toEqual(missing);
    expect(await files()).toEqual([]);
  });
});
