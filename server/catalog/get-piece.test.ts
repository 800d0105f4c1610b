import { expect, it } from 'vitest';
import { createTestContext } from '../../tests/setup/context.ts';
import { createStockedDatabase } from '../../tests/setup/database.ts';
import { listScenes } from '../media/pictures/list-scenes.ts';
import { itemsById } from './find-items.ts';
import { getPiece } from './get-piece.ts';
import { measuredPiece } from './measured-piece.ts';

const ctx = await createTestContext(await createStockedDatabase());

it('a piece knows its other colors and sizes, and no other family’s', async () => {
  const idsOf = async (recordId: string) =>
    (await getPiece(ctx, recordId))?.variants.map((variant) => variant.recordId).toSorted();
  expect(await idsOf('rec-alder-sofa-sage')).toEqual(['rec-alder-sofa-charcoal', 'rec-alder-sofa-oat']);
  expect(await idsOf('rec-lattice-rug-8x10')).toEqual(['rec-lattice-rug-5x8', 'rec-lattice-rug-9x12']);
});

it('and the gallery rooms it’s in', async () => {
  const [scene] = listScenes();
  const [recordId = ''] = scene?.recordIds ?? [];
  const piece = await getPiece(ctx, recordId);
  expect(piece?.scenes.map(({ publicId }) => publicId)).toContain(scene?.publicId);
  for (const { publicId } of piece?.scenes ?? []) {
    expect(listScenes().find((one) => one.publicId === publicId)?.recordIds).toContain(recordId);
  }
});

it('and the other pieces in each of those rooms', async () => {
  const [scene] = listScenes();
  const [recordId = '', ...rest] = [...new Set(scene?.recordIds)];
  const shown = (await getPiece(ctx, recordId))?.scenes.find(({ publicId }) => publicId === scene?.publicId);
  expect(shown?.others.map((other) => other.recordId)).toEqual(rest);
  expect(shown?.others.every(({ name }) => name.length > 0)).toBe(true);
});

it('and its measures, as long as they’re those of its model', async () => {
  const { marks, drawing } = (await getPiece(ctx, 'rec-alder-sofa-sage'))?.measured ?? {};
  expect(marks?.map(({ of }) => of)).toEqual(['width', 'depth', 'height']);
  expect(drawing?.front.outline).toMatch(/^M/);
  const item = (await itemsById(ctx, ['rec-alder-sofa-sage'])).get('rec-alder-sofa-sage');
  if (!item) throw new Error('no sofa');
  const { dimensions } = item;
  expect(measuredPiece({ ...item, dimensions: { ...dimensions, width: dimensions.width + 1 } })).toBeNull();
  expect(measuredPiece({ ...item, recordId: 'rec-from-another-maker' })).toBeNull();
  const uploaded = [{ publicId: 'shop/1', width: 9, height: 9, bytes: 9, type: 'image/webp' }];
  const own = measuredPiece({ ...item, pictures: { ...item.pictures, front: uploaded } });
  expect(own?.marks).toBeNull();
  expect(own?.drawing).toEqual(drawing);
});
