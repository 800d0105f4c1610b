import { type Days, spanOf } from '#core/figures/index.ts';
import { stateName } from '#core/places/index.ts';
import { appendAudit } from '../audit/append.ts';
import { authorise } from '../authorise.ts';
import type { Ctx } from '../context.ts';
import { type TaxSums, taxSums } from './store-tax.ts';

/** More than a screen needs; a longer list is for a spreadsheet. */
const mostShown = 300;
const mostExported = 50_000;

export interface TaxFigure extends TaxSums {
  /** What's left to pay to the jurisdiction. */
  dueCents: number;
}

export interface TaxFigures {
  /** Newest month first. */
  rows: TaxFigure[];
  /** There may be more than these. */
  isCut: boolean;
}

/** Sales tax by jurisdiction and month, refunds taken off; null if the caller may not look. */
export async function taxFigures(ctx: Pick<Ctx, 'db' | 'actor'>, days: Days): Promise<TaxFigures | null> {
  if (!authorise(ctx.actor, 'figures.view').ok) return null;
  return readTax(ctx, days, mostShown);
}

/** The same as a file, with more rows. The export goes into the audit log. */
export async function exportTaxFigures(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'ids'>,
  days: Days,
): Promise<TaxFigures | null> {
  if (!authorise(ctx.actor, 'figures.export').ok) return null;
  const figures = await readTax(ctx, days, mostExported);
  const detail = { part: 'tax', ...days };
  await appendAudit(ctx, { act: 'figures.export', subject: { kind: 'figures', id: 'tax' }, detail });
  return figures;
}

async function readTax(ctx: Pick<Ctx, 'db'>, days: Days, most: number): Promise<TaxFigures> {
  const rows = await taxSums(ctx.db, spanOf(days), most);
  return {
    rows: rows.map((row) => ({
      ...{ ...row, name: row.name || stateName(row.state) },
      dueCents: row.chargedCents - row.refundedCents,
    })),
    isCut: rows.length === most,
  };
}
