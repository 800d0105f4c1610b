import { pieceWords } from '#app/parts/catalog/words.ts';
import {
  type BrowseFilter,
  type BrowseProblem,
  type BrowseSort,
  browsePageSize,
  lastBrowsePage,
  nameOfStyle,
  type PieceKind,
  pieceNames,
  type Room,
  rooms,
  type StyleLabel,
  usualDoorHeight,
} from '#core/catalog/index.ts';
import { formatMoney } from '#core/money/index.ts';
import { formatNumber } from '#core/texts/index.ts';

const nounOf = (kind: PieceKind | null, count: number): string => {
  if (kind === null) return count === 1 ? 'piece' : 'pieces';
  return pieceNames[kind][count === 1 ? 'one' : 'many'].toLowerCase();
};

const sorts: Readonly<Record<Exclude<BrowseSort, 'style'>, string>> = {
  name: 'Name',
  newest: 'Newest',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  'width-up': 'Width, narrow to wide',
  'width-down': 'Width, wide to narrow',
};

const whatOf: Readonly<Record<string, string>> = {
  kind: 'a kind of furniture',
  room: 'a room',
  style: 'a style',
  color: 'a color',
  material: 'a material',
  min: 'a price range',
  max: 'a price',
  minWidth: 'a width range in inches',
  maxWidth: 'a width in inches',
  door: 'a doorway width in inches',
  doorHeight: 'a doorway height in inches',
  near: 'a style',
  inStock: 'a yes or no for what’s in stock',
  sort: 'a way to sort',
};

/** A range in words: '$1,000 to $5,000', 'Up to $5,000', 'From 72 in'. */
const range = (from: string | null, to: string | null): string => {
  if (from === null) return `Up to ${to}`;
  return to === null ? `From ${from}` : `${from} to ${to}`;
};

const inches = (value: number | null) => (value === null ? null : `${value} in`);
const money = (cents: number | null) => (cents === null ? null : formatMoney(cents));

/** Copy for browsing the catalog. */
export const browseWords = {
  allKinds: 'Everything',
  title: (kind: PieceKind | null) => (kind === null ? 'Furniture' : pieceNames[kind].many),
  description: (kind: PieceKind | null) =>
    `Browse ${kind === null ? 'every piece' : `all ${pieceNames[kind].many.toLowerCase()}`} we choose from, by room, style, color, material, price and width.`,
  lead: 'Every piece we choose from. A specialist puts the right ones together for your room, and you order from your boards.',
  sameScale: 'Every piece on this page is shown at the same scale, so a big one looks big.',
  kinds: 'Kinds of furniture',
  filters: 'Filters',
  filter: 'Filter',
  filtersOn: (count: number) => (count === 1 ? '1 filter on' : `${count} filters on`),
  found: (count: number, kind: PieceKind | null) => `${formatNumber(count)} ${nounOf(kind, count)}`,
  of: (count: number) => `of ${formatNumber(count)}`,
  show: (count: number, kind: PieceKind | null) => `Show ${formatNumber(count)} ${nounOf(kind, count)}`,
  apply: 'Apply filters',
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear all',
  sort: 'Sort',
  sorts,
  room: 'Room',
  anyRoom: 'Any room',
  style: 'Style',
  color: 'Color',
  material: 'Material',
  price: 'Price',
  width: 'Width',
  from: 'From',
  to: 'To',
  slider: { min: 'Lowest price', max: 'Highest price', minWidth: 'Narrowest', maxWidth: 'Widest' },
  atLeast: (end: string) => `${end}, no limit`,
  door: 'Fits through my door',
  doorWidth: 'Width',
  doorHeight: 'Height',
  doorHint: `We assume it’s ${usualDoorHeight} in high unless you tell us otherwise. We count on legs and sections coming off only if the maker says they do. Pieces that only fit at an angle aren’t listed.`,
  ownDoor: ({ width, room }: { width: number; room: string | null }) =>
    room === null ? `Use my ${width} in doorway` : `Use my ${room.toLowerCase()}’s ${width} in doorway`,
  notDoor: 'Enter inches, like 32.',
  doorChip: ({ doorWidth, doorHeight }: BrowseFilter) =>
    doorHeight === null
      ? `Through a ${doorWidth} in doorway`
      : `Through a ${doorWidth} in doorway, ${doorHeight} in high`,
  myStyle: 'Closest to my style',
  closestTo: (near: readonly StyleLabel[]) => `Closest to ${near.map(nameOfStyle).join(' and ')}`,
  styleFirst: (near: readonly StyleLabel[]) => `${near.map(nameOfStyle).join(' and ')} first, then the other styles.`,
  inStock: 'In stock',
  inStockOnly: 'Only what’s in stock',
  outOfStock: pieceWords.outOfStock,
  ships: (leadTime: string) => `Ships within ${leadTime}`,
  variants: (count: number) => `Comes in ${count} versions`,
  notMoney: 'Enter an amount, like 1500.',
  notInches: 'Enter inches, like 84.',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  shown: (page: number, count: number, total: number) => {
    const first = (page - 1) * browsePageSize + 1;
    return `${formatNumber(first)}–${formatNumber(first + count - 1)} of ${formatNumber(total)}`;
  },
  tooMany: `That’s as far as this list goes: the first ${formatNumber(lastBrowsePage * browsePageSize)}. Add a filter to see the rest.`,
  nothingTitle: 'Nothing matches all of that',
  nothing: 'Try removing a filter. Or tell a specialist what you’re after: they know what’s coming in.',
  start: 'Get started',
  problemTitle: 'We couldn’t use part of that link',
  problem: ({ name, value }: BrowseProblem): string =>
    name === 'page'
      ? `There’s no page ${value} in this list.`
      : `“${value}” isn’t ${whatOf[name] ?? 'a filter'} we know.`,
  problemRest: 'Everything else in the link still works.',
  withoutIt: 'Show the furniture',
  roomName: (room: Room) => rooms[room].label,
  priceRange: ({ minCents, maxCents }: BrowseFilter) => range(money(minCents), money(maxCents)),
  widthRange: ({ minWidth, maxWidth }: BrowseFilter) => `${range(inches(minWidth), inches(maxWidth))} wide`,
} as const;
