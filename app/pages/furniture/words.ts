import { feeWords } from '#core/fee/index.ts';
import { projectTerms } from '#core/project/index.ts';

/** Copy for a piece's page. The piece's own facts are in parts/catalog. */
export const furnitureWords = {
  browse: 'Furniture',
  variants: 'Colors and sizes',
  measures: 'Measurements',
  drawing: (name: string, size: string) => `${name}, drawn to scale: ${size}.`,
  fromFront: 'From the front',
  fromAbove: 'From above',
  wide: (inches: string) => `${inches} wide`,
  tall: (inches: string) => `${inches} tall`,
  deep: (inches: string) => `${inches} deep`,
  scenes: 'Seen in these rooms',
  safety: 'Safety and the law',
  description: (name: string, vendor: string, finish: string) => `${name} by ${vendor}: ${finish}.`,
  inStock: 'In stock',
  outOfStock: 'Out of stock right now',
  gone: 'No longer available. We keep this page for customers with it on their boards.',
  facts: 'The facts',
  goesWith: 'Goes well with',
  bought: 'How you buy it',
  boughtLead: 'There’s no cart here. A specialist chooses what suits your room, and you order from your boards.',
  steps: [
    ['Take the style quiz', 'Your room, your style, your budget. It takes about ten minutes.'],
    [
      `Two boards within ${projectTerms.boardsWithinHours} hours`,
      `For ${feeWords.price}, for ${feeWords.rooms}, a specialist puts together two boards, with every piece checked against your doorway.`,
    ],
    ['Choose and order', 'Pick from either board. The fee comes off your first order, and shipping is one flat rate.'],
  ],
  start: 'Get started',
  seeScenes: 'See rooms with pieces like this',
} as const;
