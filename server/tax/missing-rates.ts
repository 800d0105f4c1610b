import { and, asc, desc, eq, exists, isNull, ne, sql } from 'drizzle-orm';
import { easternDay } from '#core/promotion/index.ts';
import { settledTaxWords } from '#core/tax/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type Beginning, type Begun, begun, fits, howMany } from '../db/page.ts';
import { taxFile, taxRate, taxTrouble } from '../db/schema/index.ts';
import { inTransaction } from '../db/transaction.ts';
import type { TaxPlace } from '../gateways/tax/port.ts';
import { serviceTrouble } from './watch-service.ts';

const idOf = ({ state, zip }: TaxPlace): string => `${state} ${zip}`;

const ofPlaces = ne(taxTrouble.id, serviceTrouble);

/** Someone orders where neither the tax service nor the file has a rate: an exception until one of them does, or it's settled. */
export async function noteMissingRate(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { state, zip }: TaxPlace,
): Promise<void> {
  const now = clock.now();
  await db
    .insert(taxTrouble)
    .values({ id: idOf({ state, zip }), state, zip, words: '', since: now, lastAt: now })
    .onConflictDoUpdate({ target: taxTrouble.id, set: { lastAt: now } });
}

/** Removes the places that now have a rate in the file in use, their own or their state's. */
export async function dropCoveredPlaces({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const rate = db
    .select({ one: sql`1` })
    .from(taxRate)
    .innerJoin(taxFile, eq(taxFile.id, taxRate.fileId))
    .where(
      and(
        eq(taxFile.inUse, true),
        eq(taxRate.state, taxTrouble.state),
        sql`${taxRate.zip} in (${taxTrouble.zip}, '')`,
        sql`${taxRate.fromDay} <= ${easternDay(clock.now())}`,
      ),
    );
  await db.delete(taxTrouble).where(and(ofPlaces, exists(rate)));
}

const askedAtOnce = 20;

/**
 * Removes the places that have a rate by now: one in the file whose day has come, or one the service knows. Where someone
 * ordered last is asked about first.
 */
export async function sweepMissingRates(ctx: Pick<Ctx, 'db' | 'clock' | 'salesTax'>): Promise<void> {
  await dropCoveredPlaces(ctx);
  const open = and(ofPlaces, isNull(taxTrouble.settledAt));
  const places = await ctx.db.select().from(taxTrouble).where(open).orderBy(desc(taxTrouble.lastAt)).limit(askedAtOnce);
  for (const { id, state, zip } of places) {
    const answer = await ctx.salesTax.ratesAt({ state, zip });
    if (answer.kind === 'rates') await ctx.db.delete(taxTrouble).where(eq(taxTrouble.id, id));
  }
}

export type MissingRateSettled =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' }
  | { ok: false; reason: 'invalid'; message: string };

/** Staff dealt with it and say how: it leaves the list, and the log keeps their words. */
export async function settleMissingRate(
  ctx: Pick<Ctx, 'db' | 'clock' | 'ids' | 'actor'>,
  { id, words }: { id: string; words: string },
): Promise<MissingRateSettled> {
  if (!authorise(ctx.actor, 'settings.edit').ok) return { ok: false, reason: 'not-allowed' };
  const read = settledTaxWords.safeParse(words);
  if (!read.success) return { ok: false, reason: 'invalid', message: read.error.issues[0]?.message ?? '' };
  return inTransaction(ctx, async (inside): Promise<MissingRateSettled> => {
    const [row] = await inside.db
      .update(taxTrouble)
      .set({ settledAt: inside.clock.now(), settledWords: read.data })
      .where(and(eq(taxTrouble.id, id), ofPlaces, isNull(taxTrouble.settledAt)))
      .returning();
    if (!row) return { ok: false, reason: 'not-found' };
    await appendAudit(inside, {
      act: 'tax.settle',
      subject: { kind: 'settings', id: 'tax-rates' },
      detail: { place: `${row.zip}, ${row.state}`, words: read.data },
    });
    return { ok: true };
  });
}

export interface MissingRate extends TaxPlace {
  id: string;
  since: Date;
  lastAt: Date;
}

/** The places, longest waiting first. The caller has checked permission. */
export async function missingRates({ db }: Pick<Ctx, 'db'>, { words, limit }: Beginning): Promise<Begun<MissingRate>> {
  const { id, state, zip, since, lastAt } = taxTrouble;
  const rows = await db
    .select({ id, state, zip, since, lastAt, howMany })
    .from(taxTrouble)
    .where(and(ofPlaces, isNull(taxTrouble.settledAt), fits(words, zip, state)))
    .orderBy(asc(since), asc(id))
    .limit(limit);
  return begun(rows);
}

/** Whether a file of rates is in use. If so, it should know every place. */
export async function usesTaxFile(db: Db): Promise<boolean> {
  const [file] = await db.select({ id: taxFile.id }).from(taxFile).where(eq(taxFile.inUse, true)).limit(1);
  return file !== undefined;
}
