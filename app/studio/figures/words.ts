import { formatExactMoney } from '#core/money/index.ts';
import type { BoardGroup } from '#server/figures/board-figures.ts';

export const periods = ['30', '90'] as const;
export type Period = (typeof periods)[number];

export const boardsWords = {
  title: 'Boards, from sent to bought',
  link: 'Boards, from sent to bought',
  back: 'All figures',
  lead: 'What became of the boards sent in this period, even if customers bought later.',
  by: 'By',
  groups: { specialist: 'Specialist', style: 'Style', piece: 'Piece', maker: 'Maker', month: 'Month' } satisfies Record<
    BoardGroup,
    string
  >,
  table: 'Boards and what they sold',
  hint: 'Sales are at list price and leave out pieces that were canceled or sent back. Margins are what customers paid for those pieces, after discounts and partial refunds, less what they cost us, and only include pieces whose cost we knew when we ordered them.',
  pairs: 'Pairs sent',
  seen: 'Pairs opened',
  offered: 'Pieces offered',
  kept: 'Chosen',
  bought: 'Bought',
  units: 'Units sold',
  sold: 'Sold',
  margin: 'Margin',
  marginPercent: 'Margin %',
  more: (shown: number) => `These are the first ${shown}. The CSV has more.`,
  byProgram: 'Sent without a specialist',
  noStyle: 'No style chosen',
  noName: 'No name',
  refunds: 'Refunds by reason',
  refundsHint: 'Refunds promised in this period. Refunds sent together count as one.',
  noRefunds: 'No refunds in this period.',
  reason: 'Reason',
  count: 'Refunds',
  refunded: 'Refunded',
} as const;

export const boardGroups = Object.keys(boardsWords.groups) as BoardGroup[];

export const figuresWords = {
  title: 'Figures',
  lead: 'Page and step counts are anonymous. Days and months are in US Eastern time.',
  period: 'Period',
  year: 'Last 12 months',
  periods: { '30': 'Last 30 days', '90': 'Last 90 days' } satisfies Record<Period, string>,
  csv: 'CSV',
  csvOf: (what: string) => `${what} as CSV`,
  months: 'Fees, orders and revenue by month',
  revenueChart: (total: string) => `Revenue by month, ${total} in total. The table below has the numbers.`,
  month: 'Month',
  fees: 'Fees',
  feeIncome: 'Fee income',
  orders: 'Orders',
  orderIncome: 'Order income',
  revenue: 'Revenue',
  inAll: 'Total',
  moneyHint: 'Payments minus refunds, by the books. A fee credited to an order counts once.',
  boards: 'Time to boards',
  boardsHint:
    'From the moment a project, or its latest revision, starts waiting until its two boards are out. Time the clock is stopped for a visit doesn’t count.',
  answered: 'Projects answered',
  median: 'Median',
  p95: '95th percentile',
  kept: 'On time',
  lateNow: 'Late right now',
  missed: 'Deadlines missed',
  credits: 'Credits booked',
  creditSum: 'Credited',
  hours: (hours: number | null) => (hours === null ? '–' : `${hours < 10 ? hours.toFixed(1) : Math.round(hours)} h`),
  steps: 'The quiz, step by step',
  stepsHint: 'Percentages are of visitors shown the step.',
  step: 'Step',
  seen: 'Seen',
  answeredStep: 'Answered',
  left: 'Left here',
  pages: 'Pages',
  page: 'Page',
  other: 'Other pages',
  opened: 'Opened',
  nothing: 'No data for this period.',
  percent: (part: number, of: number) => (of === 0 ? '–' : `${Math.round((100 * part) / of)}%`),
  money: formatExactMoney,
  short: (cents: number) => {
    const dollars = cents / 100;
    if (Math.abs(dollars) >= 1_000_000) return `$${(dollars / 1_000_000).toFixed(1)}M`;
    return Math.abs(dollars) >= 1000 ? `$${Math.round(dollars / 1000)}k` : `$${Math.round(dollars)}`;
  },
} as const;
