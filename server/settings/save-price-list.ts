import { eq, sql } from 'drizzle-orm';
import {
  type DatedPriceList,
  maySchedule,
  mayWithdraw,
  priceChanges,
  priceListSchema,
  type ScheduleRefusal,
} from '#core/price-list/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { priceList } from '../db/schema/index.ts';
import { inTransaction } from '../db/transaction.ts';
import { priceLists } from './price-lists.ts';

type Needs = Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>;

export type PriceListSaved =
  | { ok: true; list: DatedPriceList }
  | { ok: false; reason: 'not-allowed' | 'invalid' | 'changed' | ScheduleRefusal };

interface Given {
  list: unknown;
  /** The coming list it takes the place of, as the admin saw it. Null: a new one. */
  replaces: DatedPriceList | null;
}

const subject = { kind: 'settings', id: 'price-list' } as const;
const isSame = (one: DatedPriceList | undefined, other: DatedPriceList | null) =>
  one && other ? one.fromDay === other.fromDay && priceChanges(one, other).length === 0 : !one && !other;

/** Schedules what the shop charges from a coming day on, or changes what was scheduled. */
export async function savePriceList(ctx: Needs, given: Given): Promise<PriceListSaved> {
  if (!authorise(ctx.actor, 'settings.edit').ok) return { ok: false, reason: 'not-allowed' };
  const read = priceListSchema.safeParse(given.list);
  if (!read.success) return { ok: false, reason: 'invalid' };
  const list = read.data;
  const replaces = given.replaces?.fromDay ?? null;
  return inTransaction(ctx, async (inside) => {
    const lists = await lockLists(inside);
    // Sent twice, or from two tabs: it's there already.
    const isMoved = replaces !== null && replaces !== list.fromDay && lists.some((one) => one.fromDay === replaces);
    if (!isMoved && lists.some((one) => isSame(one, list))) return { ok: true, list };
    const may = maySchedule(lists, { day: list.fromDay, replaces }, ctx.clock.now());
    if (!may.ok) return may;
    const before = lists.find(({ fromDay }) => fromDay === replaces);
    if (!isSame(before, given.replaces)) return { ok: false, reason: 'changed' };
    if (before) await inside.db.delete(priceList).where(eq(priceList.fromDay, before.fromDay));
    await inside.db.insert(priceList).values({ ...list, createdAt: ctx.clock.now() });
    const act = before ? 'price-list.change' : 'price-list.schedule';
    await appendAudit(inside, { act, subject, detail: { ...(before ? { from: before } : {}), to: list } });
    return { ok: true, list };
  });
}

export type PriceListWithdrawn = { ok: true } | { ok: false; reason: 'not-allowed' | 'begun' };

/** Takes back what was scheduled for a coming day: the list before it goes on holding. */
export async function withdrawPriceList(ctx: Needs, { fromDay }: { fromDay: string }): Promise<PriceListWithdrawn> {
  if (!authorise(ctx.actor, 'settings.edit').ok) return { ok: false, reason: 'not-allowed' };
  return inTransaction(ctx, async (inside) => {
    const lists = await lockLists(inside);
    const may = mayWithdraw(lists, fromDay, ctx.clock.now());
    // It's gone already, which is what was asked for.
    if (!may.ok) return may.reason === 'unknown' ? { ok: true } : { ok: false, reason: may.reason };
    await inside.db.delete(priceList).where(eq(priceList.fromDay, fromDay));
    const withdrawn = lists.find((one) => one.fromDay === fromDay);
    await appendAudit(inside, { act: 'price-list.withdraw', subject, detail: { from: withdrawn } });
    return { ok: true };
  });
}

/** Two admins at once take turns. Reading goes on meanwhile. */
async function lockLists(inside: Pick<Ctx, 'db'>): Promise<DatedPriceList[]> {
  await inside.db.execute(sql`lock table ${priceList} in exclusive mode`);
  return priceLists(inside);
}
