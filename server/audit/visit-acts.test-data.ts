import sharp from 'sharp';
import { easternDay } from '#core/promotion/index.ts';
import type { Ctx } from '../context.ts';
import { waitingFor } from '../selection/selection.test-data.ts';
import { updateVisit } from '../visit/update-visit.ts';
import { keepVisitPhoto, removeVisitPhoto } from '../visit/visit-photos.ts';
import type { ActingShop, Acts } from './every-act.test-data.ts';

/** A photo to take on a visit that's today. */
async function photoOnVisit({ ctx, maren }: ActingShop) {
  const { surveyId } = await waitingFor(ctx);
  const date = easternDay(ctx.clock.now());
  await updateVisit(maren, { surveyId, update: { act: 'schedule', representative: 'Maren', date } });
  const picture = sharp({ create: { width: 6, height: 4, channels: 3, background: '#7a5c43' } });
  const bytes = new Uint8Array(await picture.jpeg().toBuffer());
  const id = ctx.ids.next('photo');
  const take = (by: Ctx) => keepVisitPhoto(by, { surveyId, id, takenAt: '', bytes });
  return { surveyId, id, take };
}

/** The studio's acts on a visit's photos. */
export const visitActs: Acts = {
  keepVisitPhoto: async (shop) => [await (await photoOnVisit(shop)).take(shop.ada)],
  removeVisitPhoto: async (shop) => {
    const { surveyId, id, take } = await photoOnVisit(shop);
    await take(shop.maren);
    return [await removeVisitPhoto(shop.ada, { surveyId, id })];
  },
};
