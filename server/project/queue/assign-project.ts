import { listDesigners } from '../../account/staff/list-staff.ts';
import { appendAudit } from '../../audit/append.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { promiseNewProject } from '../mail-new-project.ts';
import { otherRooms } from '../other-rooms.ts';
import { changeProject, giveRooms, inQueue, lockProjectOfSurvey, type ProjectRow } from '../store.ts';

export type Assigned =
  | { ok: true; project: ProjectRow }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-waiting' | 'not-staff' };

/**
 * Gives a project to a colleague. If someone is working on it, the colleague takes over; if no one has taken it, it's
 * assigned and waits for them to take it. The fee's other rooms go along.
 */
export async function assignProject(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'jobs' | 'actor'>,
  { surveyId, to }: { surveyId: string; to: string },
): Promise<Assigned> {
  const allowed = authorise(ctx.actor, 'project.assign');
  if (!allowed.ok) return allowed;
  return inTransaction(ctx, async (inside) => {
    const colleague = (await listDesigners(inside)).find(({ id }) => id === to);
    if (!colleague) return { ok: false, reason: 'not-staff' };
    const row = await lockProjectOfSurvey(inside.db, surveyId);
    if (!row) return { ok: false, reason: 'not-found' };
    if (!inQueue.includes(row.state)) return { ok: false, reason: 'not-waiting' };
    if (row.specialistId === to) return { ok: true, project: row };

    const project = await changeProject(inside.db, row.id, { specialistId: to });
    await giveRooms(inside.db, await otherRooms(inside, row), to);
    const handedOver = row.takenAt !== null && row.specialistId === allowed.account.id;
    await appendAudit(inside, {
      act: handedOver ? 'project.hand-over' : 'project.assign',
      subject: { kind: 'project', id: row.id },
      detail: { surveyId, from: row.specialistId, to },
    });
    await promiseNewProject(inside, project);
    for (const id of [row.accountId, to, row.specialistId]) if (id) announce(inside.db, id, 'projects');
    return { ok: true, project };
  });
}
