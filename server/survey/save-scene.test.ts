import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAccount, createTestContext, type TestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import { itemsById } from '../catalog/find-items.ts';
import { findScenes } from '../catalog/find-scenes.ts';
import { furniture, survey } from '../db/schema/index.ts';
import { listScenes } from '../media/pictures/list-scenes.ts';
import { waitingFor } from '../selection/selection.test-data.ts';
import { saveScene } from './save-scene.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await createTestContext(await createStockedDatabase());
});

const any = { room: null, style: null, color: null };

describe('the gallery', () => {
  it('has every furnished room we have pictures of, its pieces named', async () => {
    const { scenes, total } = await findScenes(ctx, any, 100);
    expect(total).toBe(listScenes().length);
    expect(scenes.length).toBeGreaterThan(3);
    for (const { pieces } of scenes) for (const { name } of pieces) expect(name).not.toBe('');
    const spots = scenes.flatMap(({ pieces }) => pieces.flatMap(({ spot }) => spot ?? []));
    expect(spots.length).toBeGreaterThan(total);
    for (const { x, y } of spots) for (const part of [x, y]) expect(part > 0 && part < 1).toBe(true);
    expect((await findScenes(ctx, any, 2)).scenes).toHaveLength(2);
  });

  it('marks a piece that’s out of stock or off sale, and shows one like it that’s in stock', async () => {
    const [first] = (await findScenes(ctx, any, 1)).scenes;
    const [one, other] = first?.pieces ?? [];
    if (!one || !other) throw new Error('a room has pieces');
    expect(first?.pieces.every(({ inStock, like }) => inStock === (like === null))).toBe(true);
    const set = (recordId: string, changes: { stock?: number; active?: boolean }) =>
      ctx.db.update(furniture).set(changes).where(eq(furniture.recordId, recordId));
    const before = await itemsById(ctx, [one.recordId, other.recordId]);
    await set(one.recordId, { stock: 0 });
    await set(other.recordId, { active: false });
    const [after] = (await findScenes(ctx, any, 1)).scenes;
    for (const { recordId } of [one, other]) {
      const shown = after?.pieces.find((piece) => piece.recordId === recordId);
      expect(shown?.inStock).toBe(false);
      const like = (await itemsById(ctx, [shown?.like?.recordId ?? ''])).get(shown?.like?.recordId ?? '');
      expect(like).toMatchObject({ kind: before.get(recordId)?.kind, active: true });
      expect(like?.stock).toBeGreaterThan(0);
    }
    await set(one.recordId, { stock: before.get(one.recordId)?.stock ?? 1 });
    await set(other.recordId, { active: true });
  });

  it('is narrowed by room, style and color', async () => {
    const living = await findScenes(ctx, { ...any, room: 'living-room' }, 100);
    expect(living.total).toBeGreaterThan(0);
    expect(new Set(living.scenes.map(({ room }) => room))).toEqual(new Set(['living-room']));
    const draper = await findScenes(ctx, { ...any, style: 'draper' }, 100);
    expect(new Set(draper.scenes.map(({ style }) => style))).toEqual(new Set(['draper']));
    const [neutral, green] = [
      await findScenes(ctx, { ...any, color: 'neutral' }, 100),
      await findScenes(ctx, { ...any, color: 'green' }, 100),
    ];
    const ids = new Set(neutral.scenes.map(({ publicId }) => publicId));
    expect(green.scenes.some(({ publicId }) => ids.has(publicId))).toBe(false);
  });
});

describe('saving a room of the gallery', () => {
  const publicId = listScenes()[0]?.publicId ?? '';
  const imagesIn = async (id: string) =>
    (await ctx.db.select().from(survey).where(eq(survey.id, id)))[0]?.responses.inspiration_images;

  it('puts it among the survey’s inspiration, once', async () => {
    const { customer, surveyId } = await waitingFor(ctx);
    const save = () => saveScene(ctx.as(customer), { surveyId, publicId });
    await Promise.all([save(), save()]);
    expect(await save()).toEqual({ ok: true });
    expect(await imagesIn(surveyId)).toEqual([{ id: publicId, url: expect.stringContaining(publicId) }]);
  });

  it('is refused for a room we don’t know, and for another customer’s survey', async () => {
    const { customer, surveyId } = await waitingFor(ctx);
    const wrong = { surveyId, publicId: 'user_images/upload_1' };
    expect(await saveScene(ctx.as(customer), wrong)).toEqual({ ok: false, reason: 'unknown-scene' });
    const stranger = await createAccount(ctx);
    expect(await saveScene(ctx.as(stranger), { surveyId, publicId })).toEqual({ ok: false, reason: 'not-found' });
    expect(await saveScene(ctx.as({ kind: 'visitor' }), { surveyId, publicId })).toMatchObject({ ok: false });
    expect(await imagesIn(surveyId)).toBeUndefined();
  });
});
