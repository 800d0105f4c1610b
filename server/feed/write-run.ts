import type { CatalogItem } from '#core/catalog/index.ts';
import {
  type FeedChange,
  type FeedMapping,
  type FeedOrigin,
  feedWords,
  heldWords,
  piecesIn,
} from '#core/feed/index.ts';
import { appendAudit } from '../audit/append.ts';
import { saveLocked } from '../catalog/save-locked.ts';
import type { Ctx } from '../context.ts';
import type { PlannedRun } from './plan-run.ts';
import { changeFeed, discardHeld, insertRun } from './store.ts';

export type Inside = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

/** Where a file came from. */
export interface RunSource {
  makerId: string;
  origin: FeedOrigin;
  /** The file's name, or its address. */
  source: string;
}

/** As much of a report as a person reads; the count covers all of it. */
const mostProblems = 200;

export const starterOf = ({ actor }: Pick<Ctx, 'actor'>): string | null => (actor.kind === 'account' ? actor.id : null);

/** Makes these changes to pieces that the caller has locked. */
export async function makeChanges(
  ctx: Pick<Ctx, 'db'>,
  present: ReadonlyMap<string, CatalogItem>,
  changes: readonly FeedChange[],
): Promise<void> {
  const changed = [...Map.groupBy(changes, ({ recordId }) => recordId)].flatMap(([recordId, own]) => {
    const item = present.get(recordId);
    return item ? [{ ...item, ...Object.fromEntries(own.map(({ field, to }) => [field, to])) }] : [];
  });
  await saveLocked(ctx, changed);
}

/** Would this only do again what an earlier run did or wanted? */
export function isRepeated(changes: readonly FeedChange[], earlier: { changes: readonly FeedChange[] }): boolean {
  const keyOf = ({ recordId, field, to }: FeedChange) => `${recordId} ${field} ${to}`;
  const known = new Set(earlier.changes.map(keyOf));
  return changes.every((change) => known.has(keyOf(change)));
}

/**
 * Applies a plan with changes, or holds it if it changes too much. Either way it takes the place of one that waits,
 * unless `keepsWaiting` says that it's about something else. Without a mapping, the columns of fetched files stay known.
 */
export async function writeRun(
  inside: Inside,
  { makerId, origin, source }: RunSource,
  { plan, present, mapping, keepsWaiting = false }: PlannedRun & { mapping?: FeedMapping; keepsWaiting?: boolean },
): Promise<{ id: string; state: 'applied' | 'held'; pieces: number }> {
  const { changes, held, problems, unchanged } = plan;
  const now = inside.clock.now();
  const id = inside.ids.next('feedrun');
  const state = held.length > 0 ? 'held' : 'applied';
  const pieces = piecesIn(changes);
  if (!keepsWaiting) await discardHeld(inside.db, makerId, { reason: feedWords.newerFile, now });
  if (state === 'applied') await makeChanges(inside, present, changes);
  await insertRun(inside.db, {
    ...{ id, makerId, state, origin, source, startedBy: starterOf(inside), startedAt: now, pieces, unchanged, changes },
    problemCount: new Set(problems.map(({ line }) => line)).size,
    problems: problems.slice(0, mostProblems).map(({ message, ...problem }) => ({
      ...problem,
      message: message.toWellFormed(),
    })),
    reason: held.map(heldWords).join(' '),
  });
  await changeFeed(inside.db, makerId, {
    ...{ lastRunAt: now, ...(mapping && { mapping, problem: null, problemSince: null }) },
  });
  const detail = { run: id, file: source, pieces, changes: changes.length };
  const act = state === 'held' ? 'feed.hold' : 'feed.run';
  await appendAudit(inside, { act, subject: { kind: 'maker', id: makerId }, detail });
  return { id, state, pieces };
}
