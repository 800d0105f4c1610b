import { type SQL, sql } from 'drizzle-orm';
import { shopModels, uploadPreset } from '#core/media/index.ts';
import { keptSince, type RetentionRule } from '#core/settings/index.ts';
import type { Ctx } from '../context.ts';
import {
  furniture,
  makerFeedRun,
  order,
  outbox,
  payment,
  reservation,
  upload,
  verification,
  webhookDelivery,
} from '../db/schema/index.ts';

/** One round takes at most this many of each, so that no one waits for it; the next round goes on. */
const batch = 1000;

type RowRule = Exclude<RetentionRule, 'pictures without a record'>;

/** How each rule of `core/settings/retention.ts` is carried out. What was over before `since` goes. */
const sweeps: Record<RowRule, (since: Date) => SQL> = {
  'kept promises': (since) => sql`
    delete from ${outbox} where ${outbox.id} in (
      select ${outbox.id} from ${outbox}
      where ${outbox.doneAt} < ${since.toISOString()} and ${outbox.onceKey} is null limit ${batch})`,
  'kept promises with a key': (since) => sql`
    delete from ${outbox} where ${outbox.id} in (
      select ${outbox.id} from ${outbox}
      where ${outbox.doneAt} < ${since.toISOString()} and ${outbox.onceKey} is not null limit ${batch})`,
  'released reservations': (since) => reservationsBefore('released', since),
  'sold reservations': (since) => reservationsBefore('sold', since),
  'card attempts': (since) => sql`
    update ${payment} set address_key = null, last_failure = null, tried_at = null where ${payment.id} in (
      select ${payment.id} from ${payment}
      where ${payment.state} <> 'open' and ${payment.triedAt} < ${since.toISOString()} limit ${batch})`,
  'webhook deliveries': (since) => sql`
    delete from ${webhookDelivery} where ${webhookDelivery.id} in (
      select ${webhookDelivery.id} from ${webhookDelivery}
      where ${webhookDelivery.createdAt} < ${since.toISOString()} and ${webhookDelivery.state} <> 'waiting'
      limit ${batch})`,
  'files of makers': (since) => sql`
    delete from ${makerFeedRun} where ${makerFeedRun.id} in (
      select ${makerFeedRun.id} from ${makerFeedRun}
      where ${makerFeedRun.startedAt} < ${since.toISOString()} and ${makerFeedRun.state} <> 'held' limit ${batch})`,
  'used-up proofs': (since) => sql`
    delete from ${verification} where ${verification.id} in (
      select ${verification.id} from ${verification}
      where ${verification.expiresAt} < ${since.toISOString()} limit ${batch})`,
};

const reservationsBefore = (state: 'released' | 'sold', since: Date) => sql`
  delete from ${reservation} where (${reservation.orderId}, ${reservation.recordId}) in (
    select ${reservation.orderId}, ${reservation.recordId} from ${reservation}
    join ${order} on ${order.id} = ${reservation.orderId}
    where ${reservation.state} = ${state} and ${order.openedAt} < ${since.toISOString()} limit ${batch})`;

/** Lets go of what no one needs anymore, by the one table of rules. */
export async function sweepRetention(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  for (const rule of Object.keys(sweeps) as RowRule[]) {
    await ctx.db.execute(sweeps[rule](keptSince(rule, ctx.clock.now())));
  }
}

const listed = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/** Where files lie that have a record, and the ids of those that do. Pictures of pieces stay: orders may show them. */
const recorded: readonly { folder: string; known: (ids: readonly string[]) => SQL }[] = [
  {
    folder: uploadPreset,
    known: (ids) => sql`select ${upload.id} as id from ${upload} where ${upload.id} in (${listed(ids)})`,
  },
  {
    folder: shopModels,
    known: (ids) => sql`
      select ${furniture.item} -> 'model' ->> 'id' as id from ${furniture}
      where ${furniture.item} -> 'model' ->> 'id' in (${listed(ids)})`,
  },
];

/**
 * Removes people's pictures and pieces' models whose record is gone: replaced, or after a crash between the two, or
 * after a deletion during a backup.
 */
export async function sweepOrphans(ctx: Pick<Ctx, 'db' | 'clock' | 'files'>): Promise<void> {
  const since = keptSince('pictures without a record', ctx.clock.now());
  const old = new Map(recorded.map(({ folder }): [string, string[]] => [folder, []]));
  const removeOrphans = async ({ folder, known }: (typeof recorded)[number]) => {
    const ids = old.get(folder) ?? [];
    old.set(folder, []);
    if (ids.length === 0) return;
    const { rows } = await ctx.db.execute<{ id: string }>(known(ids));
    const named = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!named.has(id)) await ctx.files.remove(`${folder}/${id}`);
  };
  for await (const { key, storedAt } of ctx.files.list()) {
    const kind = recorded.find(({ folder }) => key.startsWith(`${folder}/`));
    if (!kind || storedAt >= since) continue;
    const ids = old.get(kind.folder) ?? [];
    ids.push(key.slice(kind.folder.length + 1));
    if (ids.length >= batch) await removeOrphans(kind);
  }
  for (const kind of recorded) await removeOrphans(kind);
}

const HOUR = 60 * 60 * 1000;

/** Runs what's asked for every minute less often. Each process that starts looks once. */
function spaced(apart: number) {
  return <Needs extends Pick<Ctx, 'clock'>>(sweep: (ctx: Needs) => Promise<void>) => {
    let last = Number.NEGATIVE_INFINITY;
    return async (ctx: Needs): Promise<void> => {
      const now = ctx.clock.now().getTime();
      if (now - last < apart) return;
      last = now;
      await sweep(ctx);
    };
  };
}

/** For what asks another company, whose answers are counted. */
export const hourly = spaced(HOUR);

/** For what lists the whole store. */
export const daily = spaced(24 * HOUR);
