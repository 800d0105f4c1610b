import type { FeedValue } from '#core/feed/index.ts';

export const planTableWords = {
  problems: 'Rows we skip',
  piece: 'Piece',
  what: 'What',
  line: 'Line',
  column: 'Column',
  whole: 'All of it',
  why: 'Why',
  value: { priceCents: 'Price', stock: 'In stock', leadTimeDays: 'Lead time' } satisfies Record<FeedValue, string>,
} as const;
