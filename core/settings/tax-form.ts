import { type State, stateAbbreviations } from '../places/index.ts';
import type { Settings, StateTax } from './settings.ts';

export const taxMarks = ['unsettled', 'none', 'taxed'] as const;
export type TaxMark = (typeof taxMarks)[number];

/** A state's row in the tax form: the rate in percent, as typed. */
export interface TaxRow {
  readonly state: State;
  readonly mark: TaxMark;
  readonly percent: string;
  readonly shipping: boolean;
}

export function taxRows(table: Settings['taxTable']): TaxRow[] {
  return stateAbbreviations.map((state) => {
    const tax = table[state];
    if (tax === undefined || tax === 'none') {
      return { state, mark: tax ?? 'unsettled', percent: '', shipping: false };
    }
    return { state, mark: 'taxed', percent: percentText(tax.rate), shipping: tax.shipping };
  });
}

export type TaxRead =
  | { ok: true; table: Settings['taxTable'] }
  | { ok: false; problems: Partial<Record<State, string>> };

/** A rate has at most four decimals and is at most 15 percent: anything higher is a misplaced decimal point. */
export function readTaxRows(rows: readonly TaxRow[]): TaxRead {
  const table: Partial<Record<State, StateTax>> = {};
  const problems: Partial<Record<State, string>> = {};
  for (const { state, mark, percent, shipping } of rows) {
    if (mark === 'none') table[state] = 'none';
    if (mark !== 'taxed') continue;
    const typed = percent.trim().replace(/%$/, '').trimEnd();
    const rate = /^\d{1,2}(?:\.\d{1,4})?$/.test(typed) ? Math.round(Number(typed) * 10_000) / 1_000_000 : Number.NaN;
    if (rate > 0 && rate <= 0.15) table[state] = { rate, shipping };
    else problems[state] = 'Please enter a rate above 0, up to 15 percent.';
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, table };
}

const percentText = (rate: number): string => String(Math.round(rate * 1_000_000) / 10_000);
