import { appendAudit } from '../../audit/append.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { otherRooms } from '../other-rooms.ts';
import { changeProject, giveRooms, inQueue, lockProjectOfSurvey, type ProjectRow } from '../store.ts';

export type Taken =
  | { ok: true; project: ProjectRow }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-waiting' }
  /** Someone else is working on it. */
  | { ok: false; reason: 'taken'; by: string | null };

/** A specialist takes a project, and from then on no one else answers it. Taking it again changes nothing. */
export async function takeProject(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { surveyId }: { surveyId: string },
): Promise<Taken> {
  const allowed = authorise(ctx.actor, 'project.take');
  if (!allowed.ok) return allowed;
  const { id } = allowed.account;
  return inTransaction(ctx, async (inside) => {
    const row = await lockProjectOfSurvey(inside.db, surveyId);
    if (!row) return { ok: false, reason: 'not-found' };
    if (!inQueue.includes(row.state)) return { ok: false, reason: 'not-waiting' };
    if (row.takenAt) {
      return row.specialistId === id
        ? { ok: true, project: row }
        : { ok: false, reason: 'taken', by: row.specialistId };
    }
    const project = await changeProject(inside.db, row.id, { specialistId: id, takenAt: inside.clock.now() });
    await giveRooms(inside.db, await otherRooms(inside, row), id);
    await appendAudit(inside, {
      act: 'project.take',
      subject: { kind: 'project', id: row.id },
      detail: { surveyId, from: row.specialistId },
    });
    announce(inside.db, row.accountId, 'projects');
    if (row.specialistId && row.specialistId !== id) announce(inside.db, row.specialistId, 'projects');
    return { ok: true, project };
  });
}
