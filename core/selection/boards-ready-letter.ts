import type { CatalogItem } from '../catalog/index.ts';
import { feeWords } from '../fee/index.ts';
import type { Letter } from '../letter/index.ts';
import { formatMoney, sumCents } from '../money/index.ts';
import { sizeWords } from '../room/index.ts';
import { productName } from '../settings/index.ts';
import { formatList } from '../texts/index.ts';
import { boardIds } from './board.ts';
import { piecesWords } from './count-pieces.ts';
import { type Doorway, doorFit } from './door/door.ts';

interface PricedPiece {
  readonly item: CatalogItem;
  readonly quantity: number;
  /** 'Arrives December 3–9, 2026' if it's ordered on the day of the letter; null if it isn't in stock or we don't know where to. */
  readonly arrives: string | null;
}

export interface BoardsReady {
  readonly firstName: string;
  /** A pair that replaces an earlier one. */
  readonly isRevised: boolean;
  /** What changed from that pair, a sentence for each board. */
  readonly changed?: readonly string[];
  /** 'Living room', if we know it. */
  readonly room: string | null;
  readonly doorway: Doorway | null;
  readonly specialist: string | null;
  /** No specialist had a part in them: the letter speaks for us. */
  readonly byProgram?: boolean;
  readonly boards: readonly {
    readonly name: string;
    readonly note: string;
    readonly pieces: readonly PricedPiece[];
    /** When all of it arrives if it's ordered by then; empty if one piece's day isn't known. */
    readonly arrives: string;
  }[];
}

const mostListed = 3;

/** The letter that two boards are ready: what's on them, what the specialist says, and what Board A costs. */
export function boardsReadyLetter(ready: BoardsReady): Omit<Letter, 'button'> & { subject: string } {
  const { firstName, isRevised, changed = [], room, specialist, boards, byProgram = false } = ready;
  const [first] = boards;
  const priced = first ? listedPieces(first, ready) : {};
  return {
    subject: isRevised ? 'Your new boards are ready' : 'Your boards are ready',
    title: isRevised ? 'Two new boards, made from what you told us' : 'Two boards, both of them yours',
    ...(room ? { about: room } : {}),
    paragraphs: [
      `${firstName}, ${byProgram ? 'we’ve' : 'your specialist has'} put together Board A and Board B for your room.`,
      ...(changed.length > 0 ? ['Here’s what changed.', ...changed] : []),
      'Choose the pieces you like from either, mix them, and order when you’re ready.',
    ],
    boards: boards.map(({ name, pieces }, index) => ({
      title: name ? `${letterOf(index)}. ${name}` : boardTitle(index),
      caption: `${piecesWords(pieces)}, ${formatMoney(totalOf(pieces))}`,
      pieces: pieces.map(({ item }) => ({ name: item.name, recordId: item.recordId })),
    })),
    quotes: {
      words: quotesOf(boards.map(({ note }) => note.trim())),
      by: byProgram
        ? productName
        : specialist
          ? `${specialist}, your Living Space Specialist`
          : 'Your Living Space Specialist',
    },
    ...priced,
  };
}

/** The specialist's words for each board; said once if they're the same for both. */
function quotesOf(notes: readonly string[]) {
  const [one = '', ...others] = notes;
  if (one && others.length > 0 && others.every((other) => other === one)) {
    return [{ about: 'About both boards', words: one }];
  }
  return notes.flatMap((words, index) => (words ? [{ about: `About ${boardTitle(index)}`, words }] : []));
}

function listedPieces(
  { pieces, arrives }: BoardsReady['boards'][number],
  { doorway }: BoardsReady,
): Pick<Letter, 'pieces' | 'sums'> {
  // One more costs no more room than the line that would stand in for it.
  const listed = pieces.length === mostListed + 1 ? pieces : pieces.slice(0, mostListed);
  const others = pieces.slice(listed.length);
  const names = others.map(({ item, quantity }) => (quantity > 1 ? `${quantity} × ${item.name}` : item.name));
  return {
    pieces: {
      title: `From ${boardTitle(0)}`,
      ...(others.length > 0 ? { aside: `${listed.length} of ${pieces.length} shown` } : {}),
      list: listed.map((piece) => letterPiece(piece, doorway)),
      ...(others.length > 0 ? { rest: [`Plus ${formatList(names)}`, formatMoney(totalOf(others))] as const } : {}),
    },
    sums: {
      rows: [
        {
          label: `All of ${boardTitle(0)}`,
          value: formatMoney(totalOf(pieces)),
          why: [
            arrives,
            `Before shipping and tax. If your ${feeWords.name} still has its credit, we’ll take it off at checkout.`,
          ]
            .filter(Boolean)
            .join(' '),
          isTotal: true,
        },
      ],
    },
  };
}

function letterPiece({ item, quantity, arrives }: PricedPiece, doorway: Doorway | null) {
  const { verdict, words } = doorFit(item, doorway);
  return {
    name: item.name,
    quantity,
    recordId: item.recordId,
    facts: [`${item.vendor.name}, ${sizeWords(item)}`, ...(arrives ? [arrives] : [])],
    // Without a measured doorway there's nothing to say about it here; the boards ask for it.
    ...(verdict === 'unknown' ? {} : { fit: { words, isTight: verdict !== 'passes' } }),
    value: formatMoney(item.priceCents * quantity),
  };
}

const letterOf = (index: number) => (boardIds[index] ?? 'a').toUpperCase();
const boardTitle = (index: number) => `Board ${letterOf(index)}`;
const totalOf = (pieces: readonly PricedPiece[]) =>
  sumCents(pieces.map(({ item, quantity }) => item.priceCents * quantity));
