import { isMissed, type ProjectAct, resumeClock } from '#core/project/index.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { changeState, type ProjectChanged } from '../change-state.ts';
import type { ProjectRow } from '../store.ts';
import { bookPromiseCredit } from './book-credit.ts';
import { clockOf } from './follow-visit.ts';

/**
 * A step that ends a project's clock: time it was stopped doesn't count, a missed deadline is kept, and the customer
 * gets their credit for it. Part of the caller's transaction if there is one.
 */
export function endClock(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs'>,
  asked: { surveyId: string; act: ProjectAct },
  along: (row: ProjectRow, now: Date) => Partial<ProjectRow> = () => ({}),
): Promise<ProjectChanged> {
  return inTransaction(ctx, async (inside) => {
    const changed = await changeState(inside, asked, (row, now) => ({ ...endedClock(row, now), ...along(row, now) }));
    if (!changed.ok || !changed.project.dueAt) return changed;
    const { dueAt, pausedAt } = changed.project;
    if (isMissed({ dueAt, pausedAt }, inside.clock.now())) await bookPromiseCredit(inside, changed.project);
    return changed;
  });
}

function endedClock(row: ProjectRow, now: Date): Partial<ProjectRow> {
  const clock = clockOf(row);
  if (!clock) return {};
  const ended = resumeClock(clock, now);
  return { ...ended, missedAt: row.missedAt ?? (isMissed(ended, now) ? ended.dueAt : null) };
}
