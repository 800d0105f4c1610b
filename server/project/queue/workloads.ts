import { isAway, readWorkload, type Workload, type WorkloadRefusal } from '#core/project/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { lockAccount } from '../../account/lock-account.ts';
import { listDesigners, type StaffMember } from '../../account/staff/list-staff.ts';
import { appendAudit } from '../../audit/append.ts';
import { authorise, permits } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announce } from '../../live/announce.ts';
import { waitingBySpecialist } from '../store.ts';
import { type PromiseKept, promiseByPerson, workloadsOf, writeWorkload } from './store-workload.ts';

export interface PersonsWorkload extends StaffMember {
  waiting: number;
  workload: Workload;
  awayToday: boolean;
  /** Over the last 90 days. */
  promise: PromiseKept;
  /** Whether the caller may change it. */
  editable: boolean;
}

const promiseDays = 90;

/** Everyone on staff with their load, limits and days off; null if the caller may not look. */
export async function listWorkloads(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<PersonsWorkload[] | null> {
  const allowed = authorise(ctx.actor, 'workload.view');
  if (!allowed.ok) return null;
  const now = ctx.clock.now();
  const today = easternDay(now);
  const staff = await listDesigners(ctx);
  const ids = staff.map(({ id }) => id);
  const [waiting, workloads, promise] = await Promise.all([
    waitingBySpecialist(ctx.db),
    workloadsOf(ctx.db, ids, today),
    promiseByPerson(ctx.db, new Date(now.getTime() - promiseDays * 24 * 3_600_000)),
  ]);
  const mayEditAny = permits(ctx.actor, 'workload.edit-any');
  return staff.flatMap((person) => {
    const workload = workloads.get(person.id);
    if (!workload) return [];
    return {
      ...person,
      workload,
      waiting: waiting.get(person.id) ?? 0,
      awayToday: isAway(workload, today),
      promise: promise.get(person.id) ?? { due: 0, missed: 0 },
      editable: mayEditAny || person.id === allowed.account.id,
    };
  });
}

export type WorkloadSaved =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-staff' | 'changed' | WorkloadRefusal };

/**
 * Sets how much someone takes on, their styles and their days off. Specialists set their own, admins anyone's. With
 * what the caller saw, as JSON, nothing that was saved since is overwritten.
 */
export async function saveWorkload(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { accountId, seen, ...given }: Parameters<typeof readWorkload>[0] & { accountId: string; seen?: string | undefined },
): Promise<WorkloadSaved> {
  const allowed = authorise(ctx.actor, 'workload.edit-own');
  if (!allowed.ok) return allowed;
  if (accountId !== allowed.account.id && !authorise(ctx.actor, 'workload.edit-any').ok) {
    return { ok: false, reason: 'not-allowed' };
  }
  const read = readWorkload(given);
  if (!read.ok) return read;
  return inTransaction(ctx, async (inside) => {
    const staff = await listDesigners(inside);
    if (!staff.some(({ id }) => id === accountId)) return { ok: false, reason: 'not-staff' };
    const now = inside.clock.now();
    await lockAccount(inside.db, accountId);
    const before = JSON.stringify((await workloadsOf(inside.db, [accountId], easternDay(now))).get(accountId));
    // Saved already, by a press whose answer got lost.
    if (before === JSON.stringify(read.workload)) return { ok: true };
    if (seen !== undefined && seen !== before) return { ok: false, reason: 'changed' };
    await writeWorkload(inside.db, accountId, read.workload, { now, newId: () => inside.ids.next('daysoff') });
    await appendAudit(inside, {
      act: 'workload.edit',
      subject: { kind: 'account', id: accountId },
      detail: { most: read.workload.most, styles: [...read.workload.styles], timesOff: read.workload.daysOff.length },
    });
    announce(inside.db, accountId, 'projects');
    return { ok: true };
  });
}
