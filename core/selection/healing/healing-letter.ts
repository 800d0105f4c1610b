import type { CatalogItem } from '../../catalog/index.ts';
import type { Letter } from '../../letter/index.ts';
import { formatMoney, sumCents } from '../../money/index.ts';
import { sizeWords } from '../../room/index.ts';
import type { BoardId } from '../board.ts';
import type { GoneReason } from './heal-boards.ts';
import { differenceWords, goneWords, swappedWords } from './healing-words.ts';

interface BoardItem {
  readonly item: CatalogItem;
  readonly quantity: number;
}

export interface HealedPiece {
  readonly board: BoardId;
  readonly from: CatalogItem;
  /** Null: nothing approved passes. */
  readonly to: CatalogItem | null;
  readonly because: GoneReason;
  readonly quantity: number;
  /** 'Arrives December 3–9, 2026' if it's ordered on the day of the letter; null if we don't know where to. */
  readonly arrives: string | null;
}

export interface BoardsHealed {
  /** The name of who reads it; for the specialist also the customer's. */
  readonly firstName: string;
  readonly customer: string;
  readonly room: string | null;
  readonly healed: readonly HealedPiece[];
  /** Each changed board as it was and as it is now. */
  readonly boards: readonly {
    readonly letter: BoardId;
    readonly before: readonly BoardItem[];
    readonly after: readonly BoardItem[];
  }[];
}

type Words = Omit<Letter, 'button'> & { subject: string };
type Swapped = HealedPiece & { to: CatalogItem };

const isSwapped = (piece: HealedPiece): piece is Swapped => piece.to !== null;

/** Tells the customer what took the place of a piece that's gone, with a picture of before and after. */
export function healedLetter({ firstName, room, healed, boards }: BoardsHealed): Words {
  const swaps = healed.filter(isSwapped);
  const [only] = swaps;
  const one = swaps.length === 1 && only;
  return {
    subject: one ? `We swapped ${one.from.name} for ${one.to.name} on your boards` : 'We swapped pieces on your boards',
    title: one ? 'We swapped a piece on your boards' : 'We swapped pieces on your boards',
    ...(room ? { about: room } : {}),
    paragraphs: [
      ...(one
        ? [`${firstName}, ${swapSentence(one)}`]
        : [`${firstName}, here’s what we swapped.`, ...once(swaps).map(swapLine)]),
      `Your specialist approved ${one ? 'this alternate' : 'these alternates'} with your boards. You don’t have to do anything.`,
      'If you’d rather keep the piece from before, undo the swap on your boards before you order. You can order it once it’s available again.',
    ],
    boards: boards.flatMap((board) => beforeAndAfter(board, swaps)),
    pieces: {
      title: swaps.length === 1 ? 'New on your board' : 'New on your boards',
      list: once(swaps).map(letterPiece),
    },
    sums: { rows: boards.flatMap(sumsOf) },
    closing: 'Prices are before shipping and tax.',
  };
}

/** Tells the specialist what was swapped on live boards, and what needs a hand. */
export function healedNotice({ firstName, customer, room, healed, boards }: BoardsHealed): Words {
  const swaps = healed.filter(isSwapped);
  const open = healed.filter((piece) => !isSwapped(piece));
  const count = healed.length === 1 ? 'A piece is' : `${healed.length} pieces are`;
  return {
    subject: `${open.length > 0 ? 'Needs a hand' : 'Swapped'}: ${count.toLowerCase()} gone from ${customer}’s boards`,
    title: `${count} gone from ${customer}’s boards`,
    ...(room ? { about: room } : {}),
    paragraphs: [
      `${firstName}, this is about boards your customer already has.`,
      ...once(swaps).map(swapLine),
      ...open.map(
        ({ board, from, because }) =>
          `${boardTitle(board)}: ${goneWords(from.name, because)} None of the approved alternates works right now, so please take a look.`,
      ),
    ],
    boards: boards.flatMap((board) => beforeAndAfter(board, swaps)),
  };
}

/** Goes on after a name or a board, so it begins in lower case. */
const swapSentence = ({ from, to, because, quantity }: Swapped) => {
  const words = swappedWords({ from: from.name, to: to.name, because });
  const difference = differenceWords((to.priceCents - from.priceCents) * quantity);
  return `${words.charAt(0).toLowerCase()}${words.slice(1)} It’s ${difference}.`;
};

/** A piece that made way for the same one on both boards is said once. */
interface SwapOnce extends Swapped {
  readonly where: string;
}

function once(swaps: readonly Swapped[]): SwapOnce[] {
  const isSame = (one: Swapped, other: Swapped) =>
    one.from.recordId === other.from.recordId &&
    one.to.recordId === other.to.recordId &&
    one.because === other.because &&
    one.quantity === other.quantity;
  return swaps
    .filter((swap, at) => swaps.findIndex((other) => isSame(swap, other)) === at)
    .map((swap) => {
      const boards = swaps.filter((other) => isSame(swap, other));
      return { ...swap, where: boards.length > 1 ? 'both boards' : boardTitle(swap.board) };
    });
}

/** Several swaps each say where they were. */
const swapLine = (swap: SwapOnce) =>
  `${swap.where.charAt(0).toUpperCase()}${swap.where.slice(1)}: ${swapSentence(swap)}`;

/** Both pictures begin with what changed: that one is large. */
function beforeAndAfter({ letter, before, after }: BoardsHealed['boards'][number], swaps: readonly Swapped[]) {
  const here = swaps.filter(({ board }) => board === letter);
  const picture = (title: string, pieces: readonly BoardItem[], changed: readonly string[]) => {
    const first = pieces.filter(({ item }) => changed.includes(item.recordId));
    const rest = pieces.filter(({ item }) => !changed.includes(item.recordId));
    return {
      title,
      caption: formatMoney(totalOf(pieces)),
      pieces: [...first, ...rest].map(({ item }) => ({ name: item.name, recordId: item.recordId })),
    };
  };
  const fromIds = here.map(({ from }) => from.recordId);
  const toIds = here.map(({ to }) => to.recordId);
  const name = boardTitle(letter);
  return here.length === 0 ? [] : [picture(`${name} before`, before, fromIds), picture(`${name} now`, after, toIds)];
}

const letterPiece = ({ where, to, quantity, arrives }: SwapOnce) => ({
  name: to.name,
  quantity,
  recordId: to.recordId,
  facts: [`${to.vendor.name}, ${sizeWords(to)}`, `On ${where}`, ...(arrives ? [arrives] : [])],
  value: formatMoney(to.priceCents * quantity),
});

const sumsOf = ({ letter, before, after }: BoardsHealed['boards'][number]) => {
  const [was, is] = [totalOf(before), totalOf(after)];
  return [
    {
      label: `All of ${boardTitle(letter)}`,
      value: formatMoney(is),
      why: `It was ${formatMoney(was)}: ${differenceWords(is - was)}.`,
      isTotal: true,
    },
  ];
};

const boardTitle = (letter: BoardId) => `Board ${letter.toUpperCase()}`;
const totalOf = (pieces: readonly BoardItem[]) =>
  sumCents(pieces.map(({ item, quantity }) => item.priceCents * quantity));
