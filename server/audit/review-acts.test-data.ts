import { createAccount } from '../../tests/setup/context.ts';
import { review, swatchRequest } from '../db/schema/index.ts';
import { moderateReview } from '../review/moderate-review.ts';
import { exportSwatchAddresses, markSwatchesSent } from '../swatch/swatch-requests.ts';
import type { ActingShop, Acts } from './every-act.test-data.ts';

const recordId = 'rec-alder-sofa-sage';

async function reviewed({ ctx }: ActingShop): Promise<string> {
  const id = ctx.ids.next('review');
  const { id: accountId } = await createAccount(ctx);
  await ctx.db.insert(review).values({
    ...{ id, accountId, recordId, stars: 4, words: 'Deep, firm, and it cleans well.', room: 'living-room' },
    ...{ firstName: 'June', deliveredState: 'MA', state: 'waiting', writtenAt: ctx.clock.now() },
  });
  return id;
}

async function swatchesAsked({ ctx }: ActingShop): Promise<string> {
  const id = ctx.ids.next('swatches');
  await ctx.db.insert(swatchRequest).values({
    ...{ id, onceKey: id, email: 'june@example.com', name: 'June', line1: '48 Oak Street', line2: '', zip: '02143' },
    ...{ city: 'Somerville', addressState: 'MA', addressKey: id, fabrics: ['Sage weave'], state: 'open' },
    askedAt: ctx.clock.now(),
  });
  return id;
}

/** The studio's acts on reviews and swatches. */
export const reviewActs: Acts = {
  moderateReview: async (shop) => {
    const seen = { id: await reviewed(shop), seenRevision: 1 };
    return [
      await moderateReview(shop.ada, { ...seen, act: 'approve', reason: '' }),
      await moderateReview(shop.ada, { ...seen, act: 'decline', reason: 'Please leave out the phone number.' }),
    ];
  },
  markSwatchesSent: async (shop) => [await markSwatchesSent(shop.ada, await swatchesAsked(shop))],
  exportSwatchAddresses: async ({ ada }) => [await exportSwatchAddresses(ada)],
};
