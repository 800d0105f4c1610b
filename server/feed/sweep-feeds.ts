import { nextFetch } from '#core/feed/index.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { fetchFeedKind } from '../jobs/queue.ts';
import { changeFeed, dueFeeds, lockFeed } from './store.ts';

/** So many in one round; the next round goes on. */
const batch = 50;

/** Promises a fetch of every file that is due. */
export async function sweepFeeds(ctx: Pick<Ctx, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = ctx.clock.now();
  for (const { makerId } of await dueFeeds(ctx.db, now, batch)) {
    await inTransaction(ctx, async (inside) => {
      const { nextFetchAt, schedule } = await lockFeed(inside.db, makerId);
      // Another process was quicker, or it was turned off.
      if (!nextFetchAt || nextFetchAt > now) return;
      await changeFeed(inside.db, makerId, { nextFetchAt: nextFetch(schedule, now) });
      await inside.jobs.promise(inside.db, { kind: fetchFeedKind, payload: { makerId } });
    });
  }
}
