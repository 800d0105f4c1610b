import type { State } from '#core/places/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { exemptionFor, type PlaceTax } from '#core/tax/index.ts';
import type { Ctx } from '../context.ts';
import type { TaxServiceAnswer } from '../gateways/tax/port.ts';
import { usesTaxFile } from './missing-rates.ts';
import { exemptionsOf, rateOnDay } from './store.ts';

/** What decides an order's tax besides the settings' rate of its state. */
export type TaxFound =
  /** The customer's certificate: no tax. */
  | { kind: 'exempt'; number: string }
  | { kind: 'place'; tax: PlaceTax }
  /** No service and no file speaks of this place today: the settings' rate of the state. */
  | {
      kind: 'state';
      /** A service that should know didn't say. */
      serviceFailed: boolean;
      /** Asked, and neither the service nor the file in use has a rate for the place. */
      rateMissing: boolean;
    };

export interface TaxAsked {
  accountId: string;
  state: State;
  zip: string;
  /** What the tax service said, asked before any transaction began. */
  service: TaxServiceAnswer;
}

/**
 * The tax that holds for this customer at this place today, in US Eastern time: none with a certificate, else the tax
 * service's rates, else the file's, else the state's.
 */
export async function findTax(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { accountId, state, zip, service }: TaxAsked,
): Promise<TaxFound> {
  const day = easternDay(ctx.clock.now());
  const exemption = exemptionFor(await exemptionsOf(ctx.db, accountId), { state, day });
  if (exemption) return { kind: 'exempt', number: exemption.number };
  if (service.kind === 'rates') return { kind: 'place', tax: service.tax };
  const found = await rateOnDay(ctx.db, { state, zip, day });
  if (found) return { kind: 'place', tax: { parts: found.parts, shipping: found.shipping } };
  return {
    kind: 'state',
    serviceFailed: service.kind === 'problem' || service.kind === 'unknown',
    rateMissing: service.kind === 'unknown' || (service.kind === 'none' && (await usesTaxFile(ctx.db))),
  };
}
