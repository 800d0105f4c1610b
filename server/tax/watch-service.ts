import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import type { Db } from '../db/database.ts';
import { type Beginning, type Begun, begun, fits, howMany } from '../db/page.ts';
import { taxTrouble } from '../db/schema/index.ts';
import type { TaxPlace, TaxService } from '../gateways/tax/port.ts';

/** There is one service, so there is one row. */
export const serviceTrouble = 'service';
/** A busy checkout writes it down at most this often. */
const notedEvery = 60_000;

type TaxTroubleRow = typeof taxTrouble.$inferSelect;

/** The service, with its trouble written down for the exceptions. Like the service itself, it never throws. */
export function watchTaxService(
  service: TaxService,
  ctx: Pick<Ctx, 'db' | 'clock'>,
  onError: (error: unknown) => void,
): TaxService {
  let notedUntil = 0;
  return {
    async ratesAt(place) {
      const answer = await service.ratesAt(place);
      const now = ctx.clock.now();
      if (answer.kind === 'problem' && now.getTime() >= notedUntil) {
        notedUntil = now.getTime() + notedEvery;
        await noteTrouble(ctx.db, place, answer.words, now).catch(onError);
      }
      return answer;
    },
  };
}

async function noteTrouble(db: Db, { state, zip }: TaxPlace, words: string, now: Date): Promise<void> {
  const latest = { state, zip, words, lastAt: now };
  await db
    .insert(taxTrouble)
    .values({ id: serviceTrouble, ...latest, since: now })
    .onConflictDoUpdate({ target: taxTrouble.id, set: latest });
}

/** Asks the service about the last place it had no answer for. Once it has one, the trouble is over. */
export async function sweepTaxTrouble(ctx: Pick<Ctx, 'db' | 'salesTax'>): Promise<void> {
  const [open] = await ctx.db.select().from(taxTrouble).where(eq(taxTrouble.id, serviceTrouble));
  if (!open) return;
  const answer = await ctx.salesTax.ratesAt({ state: open.state, zip: open.zip });
  if (answer.kind !== 'problem') await ctx.db.delete(taxTrouble).where(eq(taxTrouble.id, serviceTrouble));
}

/** Whether the tax service doesn't answer. The caller has checked permission. */
export async function taxServiceTrouble(
  { db }: Pick<Ctx, 'db'>,
  { words, limit }: Beginning,
): Promise<Begun<Pick<TaxTroubleRow, 'state' | 'zip' | 'words' | 'since' | 'lastAt'>>> {
  const { state, zip, words: why, since, lastAt } = taxTrouble;
  const rows = await db
    .select({ state, zip, words: why, since, lastAt, howMany })
    .from(taxTrouble)
    .where(and(eq(taxTrouble.id, serviceTrouble), fits(words, why, zip)))
    .limit(limit);
  return begun(rows);
}
