import { formatExactMoney } from '#core/money/index.ts';

export const periods = ['30', '90'] as const;
export type Period = (typeof periods)[number];

export const figuresWords = {
  title: 'Figures',
  lead: 'Pages and steps are counted without knowing who it was. Days and months are those of the US east coast.',
  period: 'Period',
  year: 'Last 12 months',
  periods: { '30': 'Last 30 days', '90': 'Last 90 days' } satisfies Record<Period, string>,
  csv: 'CSV',
  csvOf: (what: string) => `${what} as CSV`,
  months: 'Fees, orders and revenue by month',
  revenueChart: (total: string) => `Revenue by month, ${total} in all. The table below has the numbers.`,
  month: 'Month',
  fees: 'Fees',
  feeIncome: 'Fee income',
  orders: 'Orders',
  orderIncome: 'Order income',
  revenue: 'Revenue',
  inAll: 'In all',
  moneyHint: 'What came in less what went back, by the books. A fee that was credited to an order counts once.',
  boards: 'Time to boards',
  boardsHint: 'From the moment a project, or its newest revision, waits to its two boards.',
  answered: 'Projects answered',
  median: 'Half of them within',
  p95: '95 of 100 within',
  kept: 'Promises kept',
  lateNow: 'Late right now',
  hours: (hours: number | null) => (hours === null ? '–' : `${hours < 10 ? hours.toFixed(1) : Math.round(hours)} h`),
  steps: 'The quiz, step by step',
  stepsHint: 'Shares are of those who saw the step.',
  step: 'Step',
  seen: 'Seen',
  answeredStep: 'Answered',
  left: 'Left here',
  pages: 'Pages',
  page: 'Page',
  other: 'Other pages',
  opened: 'Opened',
  nothing: 'Nothing was counted in this time.',
  percent: (part: number, of: number) => (of === 0 ? '–' : `${Math.round((100 * part) / of)}%`),
  money: formatExactMoney,
  short: (cents: number) => {
    const dollars = cents / 100;
    if (Math.abs(dollars) >= 1_000_000) return `$${(dollars / 1_000_000).toFixed(1)}M`;
    return Math.abs(dollars) >= 1000 ? `$${Math.round(dollars / 1000)}k` : `$${Math.round(dollars)}`;
  },
} as const;
