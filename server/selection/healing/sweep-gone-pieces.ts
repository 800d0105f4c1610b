import { catalogChanges } from '../../catalog/find-items.ts';
import type { Ctx } from '../../context.ts';
import { settleEach, throwFailures } from '../../jobs/settle-each.ts';
import { healBoards } from './heal-boards.ts';
import { gonePieces } from './store-healings.ts';

/** So many changes are followed one by one; after more, every live pair is looked at. */
const mostChanges = 500;

/** How many pieces of live pairs are read at a time. */
const batch = 200;

/** Every live pair is looked at this often, whatever the change log says, in seconds of the database's clock. */
const wholeEvery = 60 * 60;

interface Followed {
  database: string;
  seen: string;
  wholeAt: number;
  /** Pieces to look at again: held by unpaid orders, or of a pair that failed. */
  waiting: ReadonlySet<string>;
}

/** What this process has seen of the catalog's changes. Another one that takes over begins with a look at everything. */
let followed: Followed | null = null;

/**
 * Heals live boards with pieces that sold out or went off sale. The catalog's change log says which pieces changed,
 * no matter what changed them: an order, a person, an import.
 */
export async function sweepGonePieces(ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>): Promise<void> {
  const before = followed;
  const { database, seen, at, recordIds } = await catalogChanges(ctx, {
    since: before?.seen ?? null,
    most: mostChanges + 1,
  });
  const whole =
    !before ||
    before.database !== database ||
    recordIds.length > mostChanges ||
    at < before.wholeAt ||
    at - before.wholeAt >= wholeEvery;
  const asked = whole ? null : [...new Set([...recordIds, ...before.waiting])];
  const waiting = new Set<string>();
  const failures = asked?.length === 0 ? [] : await healThose(ctx, asked, waiting);
  followed = { database, seen, wholeAt: whole ? at : before.wholeAt, waiting };
  throwFailures(failures, 'some boards couldn’t be healed');
}

async function healThose(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>,
  recordIds: readonly string[] | null,
  waiting: Set<string>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  let after = '';
  for (;;) {
    const gone = await gonePieces(ctx.db, { recordIds, after, most: batch });
    for (const { recordId, onlyHeld } of gone) if (onlyHeld) waiting.add(recordId);
    const pairs = new Set(gone.filter(({ onlyHeld }) => !onlyHeld).map(({ selectionId }) => selectionId));
    const failed = await settleEach(pairs, (selectionId) => healBoards(ctx, { selectionId }));
    if (failed.length > 0) for (const { recordId } of gone) waiting.add(recordId);
    failures.push(...failed);
    if (gone.length < batch) return failures;
    // The last pair may have more pieces than were read: it was looked at as a whole.
    after = gone.at(-1)?.selectionId ?? after;
  }
}
