import { and, asc, count, eq, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type Style, styleIds } from '#core/catalog/index.ts';
import { anyWork, type Workload } from '#core/project/index.ts';
import type { Db } from '../../db/database.ts';
import { daysOff, project, workload } from '../../db/schema/index.ts';

/** Of these people; one without a row takes on any work. Times off that ended before `today` are left out. */
export async function workloadsOf(db: Db, ids: readonly string[], today: string): Promise<Map<string, Workload>> {
  const found = new Map<string, Workload>(ids.map((id) => [id, anyWork]));
  if (ids.length === 0) return found;
  const [limits, off] = await Promise.all([
    db
      .select()
      .from(workload)
      .where(inArray(workload.accountId, [...ids])),
    db
      .select()
      .from(daysOff)
      .where(and(inArray(daysOff.accountId, [...ids]), gte(daysOff.last, today)))
      .orderBy(asc(daysOff.first), asc(daysOff.id)),
  ]);
  for (const { accountId, most, styles } of limits) {
    found.set(accountId, { ...anyWork, most, styles: styles.filter(isStyle) });
  }
  for (const { accountId, first, last } of off) {
    const before = found.get(accountId) ?? anyWork;
    found.set(accountId, { ...before, daysOff: [...before.daysOff, { first, last }] });
  }
  return found;
}

const isStyle = (name: string): name is Style => styleIds.some((style) => style === name);

export async function writeWorkload(
  tx: Db,
  accountId: string,
  { most, styles, daysOff: off }: Workload,
  { now, newId }: { now: Date; newId: () => string },
): Promise<void> {
  const facts = { most, styles: [...styles], changedAt: now };
  await tx
    .insert(workload)
    .values({ accountId, ...facts })
    .onConflictDoUpdate({ target: workload.accountId, set: facts });
  await tx.delete(daysOff).where(eq(daysOff.accountId, accountId));
  if (off.length > 0) await tx.insert(daysOff).values(off.map((days) => ({ id: newId(), accountId, ...days })));
}

export interface PromiseKept {
  /** Pairs published since then, and those that are late. */
  due: number;
  missed: number;
}

/** How each specialist kept the promise since a moment: for boards that went out, and for those that are late. */
export async function promiseByPerson(db: Db, since: Date): Promise<Map<string, PromiseKept>> {
  const rows = await db
    .select({
      id: project.specialistId,
      due: count(),
      missed: sql<number>`count(${project.missedAt})`.mapWith(Number),
    })
    .from(project)
    .where(
      and(
        or(gte(project.boardsReadyAt, since), and(isNull(project.boardsReadyAt), gte(project.missedAt, since))),
        isNotNull(project.specialistId),
      ),
    )
    .groupBy(project.specialistId);
  return new Map(rows.map(({ id, due, missed }) => [id ?? '', { due, missed }]));
}
