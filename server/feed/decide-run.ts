import { feedRunLifecycle, piecesIn, type Replayed, replay, reversed } from '#core/feed/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import { lockForImport } from '../catalog/save-locked.ts';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { findMaker } from '../maker/read-makers.ts';
import { changeRun, lockRun, type RunRow, runById } from './store.ts';
import { makeChanges, starterOf } from './write-run.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

export type RunDecided =
  /** `left` counts pieces that stay as they are because something else changed them since. */
  | { ok: true; pieces: number; left: number }
  /** `overtaken`: every value has changed since, so there's nothing to do. */
  | { ok: false; reason: 'not-allowed' | 'unknown' | 'decided-before' | 'overtaken' };

/** Applies a file that waited, as far as the catalog is still as it was then. */
export const approveRun = (ctx: Needs, { runId }: { runId: string }): Promise<RunDecided> =>
  decide(ctx, runId, 'approve', ({ changes }) => changes);

/** Takes back what a file changed, wherever the value is still the one it set. */
export const undoRun = (ctx: Needs, { runId }: { runId: string }): Promise<RunDecided> =>
  decide(ctx, runId, 'undo', ({ changes }) => reversed(changes));

async function decide(
  ctx: Needs,
  runId: string,
  act: 'approve' | 'undo',
  wanted: (run: RunRow) => RunRow['changes'],
): Promise<RunDecided> {
  if (!authorise(ctx.actor, 'catalog.import').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<RunDecided> => {
    const seen = await runById(inside.db, runId);
    if (!seen) return { ok: false, reason: 'unknown' };
    const maker = await findMaker(inside, seen.makerId);
    const locked = await lockForImport(inside, [...new Set(seen.changes.map(({ recordId }) => recordId))]);
    // A piece that has another maker by now isn't this one's to change.
    const present = new Map([...locked].filter(([, { vendor }]) => vendor.name === maker?.name));
    const run = await lockRun(inside.db, runId);
    if (!run) return { ok: false, reason: 'unknown' };
    const step = feedRunLifecycle.next(run.state, act);
    if (!step.ok) return { ok: false, reason: 'decided-before' };
    const { apply, left } = replay(wanted(run), present);
    if (apply.length === 0) return { ok: false, reason: 'overtaken' };
    await makeChanges(inside, present, apply);
    const decided = { state: step.to, decidedBy: starterOf(inside), decidedAt: inside.clock.now(), left };
    // Undoing takes back what was applied, so an approved run keeps only that.
    const applied = act === 'approve' ? { changes: apply, pieces: piecesIn(apply) } : {};
    await changeRun(inside.db, runId, { ...decided, ...applied });
    await note(inside, run, act === 'approve' ? 'feed.approve' : 'feed.undo', { apply, left });
    return { ok: true, pieces: piecesIn(apply), left: piecesIn(left) };
  });
}

const note = (inside: Needs, { id, makerId, source }: RunRow, act: 'feed.approve' | 'feed.undo', done: Replayed) =>
  appendAudit(inside, {
    act,
    subject: { kind: 'maker', id: makerId },
    detail: { run: id, file: source, pieces: piecesIn(done.apply), left: piecesIn(done.left) },
  });

/** Leaves the catalog as it is. */
export async function discardRun(ctx: Needs, { runId }: { runId: string }): Promise<RunDecided> {
  if (!authorise(ctx.actor, 'catalog.import').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside): Promise<RunDecided> => {
    const run = await lockRun(inside.db, runId);
    if (!run) return { ok: false, reason: 'unknown' };
    const step = feedRunLifecycle.next(run.state, 'discard');
    if (!step.ok) return { ok: false, reason: 'decided-before' };
    await changeRun(inside.db, runId, {
      ...{ state: step.to, decidedBy: starterOf(inside), decidedAt: inside.clock.now() },
    });
    const subject = { kind: 'maker', id: run.makerId } as const;
    await appendAudit(inside, { act: 'feed.discard', subject, detail: { run: runId, file: run.source } });
    return { ok: true, pieces: 0, left: run.pieces };
  });
}
