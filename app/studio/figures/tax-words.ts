import type { TaxLevel } from '#core/tax/index.ts';

export const taxFigureWords = {
  title: 'Sales tax by jurisdiction',
  link: 'Sales tax by jurisdiction',
  back: 'All figures',
  lead: 'What orders were charged and what went back, from the ledger, by the rates each order was placed under.',
  table: 'Sales tax by month and jurisdiction',
  hint: 'A refund counts in the month it was made. Tax that a credit paid counts as charged.',
  state: 'State',
  whose: 'Jurisdiction',
  level: 'Level',
  levels: { state: 'State', county: 'County', city: 'City', special: 'Special district' } satisfies Record<
    TaxLevel,
    string
  >,
  charged: 'Charged',
  refunded: 'Refunded',
  due: 'Due',
  nothing: 'No sales tax in this period.',
  more: (shown: number) => `These are the first ${shown} lines. The CSV has more.`,
} as const;
