import { eq } from 'drizzle-orm';
import { boxGlb } from '#core/room/model/glb.test-data.ts';
import { addModel, removeModel } from '../catalog/change-model.ts';
import { furniture } from '../db/schema/index.ts';
import type { ActingShop, Acts } from './every-act.test-data.ts';

/** A maker's piece, which we have no model of. */
async function imported({ ctx }: ActingShop) {
  const [row] = await ctx.db.select().from(furniture).where(eq(furniture.recordId, 'rec-alder-sofa-sage'));
  if (!row) throw new Error('no such piece');
  const { traits: _t, width: _w, addedWhen: _a, doorWidth: _d, doorHeight: _h, vendor: _v, ...given } = row;
  const recordId = ctx.ids.next('rec').replace('_', '-');
  await ctx.db.insert(furniture).values({ ...given, recordId });
  return { recordId, bytes: boxGlb(row.item.dimensions) };
}

/** The acts on a piece's 3D model, by use-case name. */
export const modelActs: Acts = {
  addModel: async (shop) => [await addModel(shop.ada, await imported(shop))],
  removeModel: async (shop) => {
    const piece = await imported(shop);
    await addModel(shop.maren, piece);
    return [await removeModel(shop.ada, piece)];
  },
};
