import { createHash } from 'node:crypto';
import type { CatalogItem } from '#core/catalog/index.ts';
import {
  type DoneLately,
  type FeedFile,
  type FeedGuard,
  type FeedMapping,
  type FeedOrigin,
  type FeedPlan,
  planFeed,
  recordIdsInFeed,
  togetherHours,
  usualGuard,
} from '#core/feed/index.ts';
import { itemsById } from '../catalog/find-items.ts';
import { lockForImport } from '../catalog/save-locked.ts';
import type { Ctx } from '../context.ts';
import type { MakerRow } from '../maker/read-makers.ts';
import { countPieces, doneSince, type FeedRow } from './store.ts';

export interface PlannedRun {
  plan: FeedPlan;
  present: ReadonlyMap<string, CatalogItem>;
}

interface Question {
  maker: MakerRow;
  feed: FeedRow | null;
  file: FeedFile;
  mapping: FeedMapping;
  lately?: DoneLately;
}

/** What a file would change now. With `lock`, nothing else changes these pieces until the transaction ends. */
export async function planRun(
  ctx: Pick<Ctx, 'db'>,
  { maker, feed, file, mapping, lately }: Question,
  { lock }: { lock: boolean },
): Promise<PlannedRun> {
  const recordIds = recordIdsInFeed(file, mapping);
  const present = await (lock ? lockForImport : itemsById)(ctx, recordIds);
  const pieces = await countPieces(ctx.db, maker.name);
  const guard: FeedGuard = feed ?? usualGuard;
  const plan = planFeed({ file, mapping, present, maker: { name: maker.name, pieces }, guard, lately });
  return { plan, present };
}

/** What a maker's files of the last hours did without one of us. With `lock`, files at once count together. */
export async function doneLately(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { makerId, origin, lock }: { makerId: string; origin: FeedOrigin; lock: boolean },
): Promise<DoneLately> {
  // The slower one sees what the faster one did.
  if (lock) await lockForImport(ctx, []);
  const since = new Date(ctx.clock.now().getTime() - togetherHours * 3_600_000);
  return doneSince(ctx.db, { makerId, origin, since });
}

/** Identifies this exact plan, so that what gets applied is what was reviewed. */
export const stampOf = ({ changes, held, problems }: FeedPlan, mapping: FeedMapping): string =>
  createHash('sha256')
    .update(JSON.stringify([changes, held, problems.length, mapping]))
    .digest('base64url');
