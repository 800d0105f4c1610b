import type { TaxFilePreview } from '#server/tax/import-rates.ts';

/** As much of a file as a person can read; the counts cover all of it. */
export interface ShownTaxFile extends TaxFilePreview {
  allProblems: number;
}

export type TaxAnswer =
  | { kind: 'looked'; preview: ShownTaxFile; again: boolean }
  | { kind: 'done'; message: string }
  | { kind: 'refused'; message: string };
