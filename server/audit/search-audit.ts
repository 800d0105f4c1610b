import { type AuditQuery, auditQuerySchema } from '#core/audit/index.ts';
import { numberInId } from '#core/order/index.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Page, PageOf } from '../db/page.ts';
import { type EntryNames, namesOf } from './names.ts';
import {
  type AuditRow,
  auditPage,
  orderCalled,
  ordersOfProjects,
  peopleLike,
  projectsLike,
  thingsLike,
} from './store.ts';

export type NamedEntry = AuditRow & EntryNames;

export interface AuditQuestion {
  /** Part of a name (of a person, a piece or a maker) or email address, an id, a coupon code or an order number. */
  person: string;
  /** Part of a project's name, or its id. Entries about its orders are included. */
  project: string;
  act: AuditQuery['act'];
  page: Page;
}

/** Who did what to whom and when, newest first. */
export async function searchAudit(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { person, project, act, page }: AuditQuestion,
): Promise<PageOf<NamedEntry>> {
  if (!authorise(ctx.actor, 'audit.view').ok) return { rows: [], total: 0, page };
  const asked = auditQuerySchema.pick({ act: true }).safeParse({ act });
  const people = person === '' ? null : [person, ...(await peopleLike(ctx.db, person))];
  const things = person === '' ? null : await thingsLike(ctx.db, person);
  const projects = project === '' ? null : [project, ...(await projectsLike(ctx.db, project))];
  const number = numberInId(person);
  const orders = {
    called: number ? await orderCalled(ctx.db, number) : [],
    ofProjects: projects ? await ordersOfProjects(ctx.db, projects) : [],
  };
  const { rows, total } = await auditPage(ctx.db, { ...(asked.data ?? {}), people, things, projects, orders, page });
  const named = await namesOf(ctx.db, rows);
  return { rows: rows.map((row) => ({ ...row, ...named(row) })), total, page };
}
