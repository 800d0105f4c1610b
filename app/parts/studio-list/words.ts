import { formatNumber } from '#core/texts/index.ts';

export const listWords = {
  search: 'Search',
  clear: 'Clear all',
  next: 'Next',
  previous: 'Previous',
  pages: 'Pages',
  nothing: 'No matches. Try fewer words or filters.',
  all: 'All',
  shown: (first: number, last: number, total: number) =>
    total === 0 ? 'None' : `${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)}`,
} as const;
