import { expect, it } from 'vitest';
import { createTestContext } from '../../tests/setup/context.ts';
import { createTestDatabase } from '../../tests/setup/database.ts';
import { listScenes } from '../media/pictures/list-scenes.ts';
import { getPiece } from './get-piece.ts';
import { seedDemoCatalogue } from './seed-demo-catalogue.ts';

const ctx = await createTestContext(await createTestDatabase());
await seedDemoCatalogue(ctx);

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
