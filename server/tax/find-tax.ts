import type { State } from '#core/places/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { exemptionFor, type PlaceTax } from '#core/tax/index.ts';
import type { Ctx } from '../context.ts';
import { exemptionsOf, rateOnDay } from './store.ts';

/** What decides an order's tax besides the settings' rate of its state. */
export type TaxFound =
  /** The customer's certificate: no tax. */
  | { kind: 'exempt'; number: string }
  | { kind: 'place'; tax: PlaceTax }
  /** No file speaks of this place today: the settings' rate of the state. */
  | { kind: 'state' };

export interface TaxAsked {
  accountId: string;
  state: State;
  zip: string;
}

/** The tax that holds for this customer at this place today, in US Eastern time. */
export async function findTax(ctx: Pick<Ctx, 'db' | 'clock'>, { accountId, state, zip }: TaxAsked): Promise<TaxFound> {
  const day = easternDay(ctx.clock.now());
  const exemption = exemptionFor(await exemptionsOf(ctx.db, accountId), { state, day });
  if (exemption) return { kind: 'exempt', number: exemption.number };
  const found = await rateOnDay(ctx.db, { state, zip, day });
  return found ? { kind: 'place', tax: { parts: found.parts, shipping: found.shipping } } : { kind: 'state' };
}
