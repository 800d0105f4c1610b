import { sql } from 'drizzle-orm';
import { permits } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { account, fee, furniture, maker } from '../../db/schema/index.ts';
import { getSettings } from '../../settings/get-settings.ts';

/** What a new owner does before the first customer comes, in this order. */
export type OpeningStep =
  | { id: 'pieces'; isDone: boolean }
  | { id: 'pictures'; isDone: boolean; missing: number }
  | { id: 'sale'; isDone: boolean }
  | { id: 'makers'; isDone: boolean; missing: number }
  | { id: 'taxes'; isDone: boolean }
  | { id: 'specialist'; isDone: boolean }
  | { id: 'checkout'; isDone: boolean };

interface Facts extends Record<string, unknown> {
  pieces: boolean;
  unpictured: string;
  onSale: boolean;
  makers: string;
  specialist: boolean;
}

/** Null once the shop has its first customer, and for colleagues who can't change any of it. */
export async function openingSteps(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<OpeningStep[] | null> {
  if (!permits(ctx.actor, 'settings.edit')) return null;
  // One row until the first fee is paid, none after: an open shop never counts its pieces here.
  const asked = ctx.db.execute<Facts>(sql`
    select
      exists (select 1 from ${furniture}) as pieces,
      (select count(*) from ${furniture} where ${furniture.item} #> '{pictures,front}' = '[]'::jsonb) as unpictured,
      exists (select 1 from ${furniture} where ${furniture.active}) as "onSale",
      (select count(*) from ${maker} where ${maker.email} is null) as makers,
      exists (select 1 from ${account} where ${account.role} = 'specialist') as specialist
    where not exists (select 1 from ${fee} where ${fee.paidAt} is not null)
  `);
  const [{ rows }, { switches, taxTable }] = await Promise.all([asked, getSettings(ctx)]);
  const [facts] = rows;
  if (!facts) return null;
  const [unpictured, makers] = [Number(facts.unpictured), Number(facts.makers)];
  return [
    { id: 'pieces', isDone: facts.pieces },
    { id: 'pictures', isDone: facts.pieces && unpictured === 0, missing: unpictured },
    { id: 'sale', isDone: facts.onSale },
    { id: 'makers', isDone: facts.pieces && makers === 0, missing: makers },
    { id: 'taxes', isDone: Object.keys(taxTable).length > 0 },
    { id: 'specialist', isDone: facts.specialist },
    { id: 'checkout', isDone: switches.checkout },
  ];
}
