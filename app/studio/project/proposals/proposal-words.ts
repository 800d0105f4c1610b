import { pieceNames } from '#core/catalog/index.ts';
import { type BoardId, type SlotCount, soonDays, stockThatCounts } from '#core/selection/index.ts';
import type { BriefPiece } from '#core/survey/index.ts';
import { formatList, formatNumber } from '#core/texts/index.ts';
import { tierRange } from '../brief/brief-words.ts';

const ordinal = ['1st', '2nd', '3rd'];

export const proposalWords = {
  emptySlot: 'Empty this slot',
  removeSlot: 'Remove this slot',
  quantity: 'How many',
  fewer: 'One fewer',
  more: 'One more',
  wishNow: (text: string) => `They want: ${text}`,
  wishAmended: 'edited',
  amendWish: 'Edit the wish',
  saveWish: 'Save the wish',
  wishFields: {
    ...{ types: 'Type', subTypes: 'Details', materials: 'Material', shapes: 'Shape' },
    ...{ colorIntensity: 'Color', colors: 'Which color', size: 'Size', tier: 'Budget' },
  },
  theySaid: 'They asked to change this piece',
  hiddenBy: (count: number, chip: string) => `${count} hidden by “${chip}”`,
  dropChip: 'Drop it',
  dropAllChips: 'Search everything',
  hiddenByRules: (count: number) =>
    `${count} ${count === 1 ? 'match isn’t' : 'matches aren’t'} shown: out of stock, already on this board, or too big for the door.`,
  placeItself: 'Place it automatically',
  pieceNote: 'Note for the piece',
  panel: (piece: BriefPiece, board: BoardId) => `${pieceNames[piece.kind].one} for ${board.toUpperCase()}`,
  count: ({ pass, all }: SlotCount) => `${pass} pass, of ${all}`,
  search: (catalog: number) => `Search all ${formatNumber(catalog)} pieces`,
  onlyThese: (many: string) => `Only ${many.toLowerCase()}`,
  theirStyles: 'Their styles',
  soon: `Up to ${soonDays / 7} weeks`,
  morePass: (count: number) => `${count} more pass`,
  inStock: 'In stock',
  passes: (door: string) => `Passes ${door} door`,
  tier: tierRange,
  relaxed: (what: string) =>
    ({
      color: 'Not the requested color',
      material: 'Not the requested material',
      tier: 'Over the requested budget',
    })[what] ?? what,
  shared: 'Already on the other board',
  standsNow: 'In this slot now',
  instead: 'Other options',
  found: (count: number) => `${count} found`,
  foundNothing: 'Nothing in the catalog matches. Remove a filter, or try other words.',
  nothingElse: 'Nothing else is in stock and passes with these filters. Try removing one.',
  relaxMore: ({ pass, withoutColor, withoutMaterial, withoutTier }: SlotCount) =>
    [
      ['color', withoutColor - pass],
      ['material', withoutMaterial - withoutColor],
      ['budget', withoutTier - withoutMaterial],
    ]
      .filter(([, more]) => Number(more) > 0)
      .map(([what, more]) => `Relax ${what}: ${more} more.`)
      .join(' '),
  alternatives: 'What they can try instead',
  alternativesLead: 'They see the first three that are in stock, and can choose one without asking.',
  noAlternatives: 'Nothing else fits this slot in style, size and price.',
  alternativeState: (mark: 'pinned' | 'forbidden' | null, shown: boolean, passes: boolean) => {
    if (mark === 'forbidden') return 'Never offered here';
    if (!passes) return 'Doesn’t pass for this slot right now';
    const place = shown ? 'Offered' : 'Next in line';
    return mark === 'pinned' ? `${place}, pinned` : place;
  },
  standIns: 'If it sells out',
  standInsLead: (approved: number) =>
    approved > 0
      ? 'The first of these that still passes takes its place on the published board.'
      : 'Approve up to two, and the first that still passes takes its place. Without any, it waits for you.',
  approveProposed: (names: readonly string[]) => `Approve ${formatList(names)}`,
  standInTurn: (turn: number | null) => (turn === null ? 'Takes its place' : `Takes its place, ${ordinal[turn - 1]}`),
  pin: 'Pin',
  unpin: 'Unpin',
  forbid: 'Don’t offer',
  offerAgain: 'Offer again',
  swap: 'Swap in',
  swapNamed: (name: string) => `Swap in ${name}`,
  stock: (stock: number) => (stock < stockThatCounts ? `${stock} in stock` : `${stockThatCounts} or more in stock`),
} as const;
