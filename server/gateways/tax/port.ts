import type { State } from '#core/places/index.ts';
import type { PlaceTax } from '#core/tax/index.ts';

export interface TaxPlace {
  state: State;
  zip: string;
}

export type TaxServiceAnswer =
  | { kind: 'rates'; tax: PlaceTax }
  /** None is configured. */
  | { kind: 'none' }
  /** It answered, and knows no rate for this place. */
  | { kind: 'unknown' }
  /** It refused, didn't answer in time, or said something that can't be: why, in words. */
  | { kind: 'problem'; words: string };

/** Another company's service that knows today's sales tax rates. */
export interface TaxService {
  /** Never throws, and never waits without end: what went wrong is part of the answer. */
  ratesAt(place: TaxPlace): Promise<TaxServiceAnswer>;
}

export const noTaxService: TaxService = { ratesAt: async () => ({ kind: 'none' }) };
