export const listWords = {
  search: 'Search',
  clear: 'Clear all',
  next: 'Next',
  previous: 'Previous',
  pages: 'Pages',
  nothing: 'Nothing here fits. Try fewer words or filters.',
  all: 'All',
  shown: (first: number, last: number, total: number) =>
    total === 0
      ? 'None'
      : `${first.toLocaleString('en-US')}–${last.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
} as const;
