import { type CatalogItem, pieceNames } from '../../catalog/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { type BoardId, boardIds } from '../board.ts';
import { compileAsk } from '../composer/ask.ts';
import { type CatalogIndex, columnsFor } from '../composer/columns.ts';
import { boardFacts, boardNames, isOwnName, isOwnNote, leadWords } from './board-words.ts';
import { type Around, type GivenUp, givenUpBy, reachOf } from './given-up.ts';
import { openForCustomer, openWords, whyOpen } from './missing.ts';
import { reasonsFor } from './reasons.ts';
import { noteSentences } from './to-boards.ts';

export interface WrittenSlot {
  readonly piece: BriefPiece;
  readonly item: CatalogItem | null;
  readonly note: string;
}

export interface WrittenBoard {
  readonly name: string;
  readonly note: string;
  readonly slots: readonly WrittenSlot[];
}

export interface BoardWords {
  readonly name: string;
  readonly note: string;
  /** For each slot the sentences of its note, if it's ours; null if it's the specialist's own or the slot is open. */
  readonly notes: readonly (readonly string[] | null)[];
}

export interface Occasion {
  readonly declined: ReadonlySet<string>;
  /** No one is writing notes, so ours say everything: the reasons too, and how the board was put together. */
  readonly byUs: boolean;
}

/**
 * The words two boards are published with, true of the catalog as it is now. A person's own words stay. An empty note
 * says which wishes a piece gives up and why, and a kind that was asked for is never left out without a word.
 */
export function wordsForBoards(
  brief: Brief,
  index: CatalogIndex,
  boards: Readonly<Record<BoardId, WrittenBoard>>,
  { declined, byUs }: Occasion,
): Record<BoardId, BoardWords> {
  const facts = { a: boardFacts(itemsOn(boards.a), brief), b: boardFacts(itemsOn(boards.b), brief) };
  const names = boardNames(facts.a, facts.b);
  const written = (letter: BoardId): BoardWords => {
    const board = boards[letter];
    const otherBoard = letter === 'a' ? 'b' : 'a';
    const onOtherBoard = new Set(itemsOn(boards[otherBoard]).map(({ recordId }) => recordId));
    const around: Around = { otherBoard, onOtherBoard, declined };
    const own = byUs && isOwnNote(board.note);
    return {
      name: isOwnName(board.name) ? names[letter] : board.name,
      note: [own ? leadWords(facts[letter]) : board.note, ...missingWords(brief, index, board, around, own)]
        .filter(Boolean)
        .join(' '),
      notes: board.slots.map((slot) => {
        if (!slot.item || slot.note.trim() !== '') return null;
        const reasons = byUs ? reasonsFor(slot.item, slot.piece, brief, othersOn(board, slot.item)) : [];
        return noteSentences({ reasons, givenUp: givenUpIn(brief, index, slot.item, slot.piece, around) });
      }),
    };
  };
  const [a, b] = boardIds.map(written);
  if (!a || !b) throw new Error('a pair has two boards');
  return { a, b };
}

const itemsOn = ({ slots }: WrittenBoard) => slots.flatMap(({ item }) => item ?? []);
const othersOn = (board: WrittenBoard, { recordId }: CatalogItem) =>
  itemsOn(board).filter((other) => other.recordId !== recordId);

/** What a piece gives up of a slot's wishes. A piece of another kind isn't measured by them. */
export function givenUpIn(
  brief: Brief,
  index: CatalogIndex,
  item: CatalogItem,
  piece: BriefPiece,
  around: Around,
): GivenUp[] {
  const ask = compileAsk(brief, piece, columnsFor(index, piece.kind));
  const row = ask.columns.items.findIndex(({ recordId }) => recordId === item.recordId);
  return row < 0 ? [] : givenUpBy(ask, row, brief, around, () => reachOf(ask, around));
}

/** Why a slot is open, as of now, worded for the specialist. */
export const openNow = (brief: Brief, index: CatalogIndex, piece: BriefPiece, around: Around): string =>
  openWords(whyOpen(compileAsk(brief, piece, columnsFor(index, piece.kind)), around), piece);

/** A sentence for each kind that was asked for and isn't on the board, unless its own words already speak of it. */
function missingWords(brief: Brief, index: CatalogIndex, board: WrittenBoard, around: Around, own: boolean) {
  const kinds = new Set(itemsOn(board).map(({ kind }) => kind));
  const said = own ? '' : [board.note, ...board.slots.map(({ note }) => note)].join('. ');
  return board.slots
    .filter(({ piece }) => !kinds.has(piece.kind) && !tellsOfLack(said, pieceNames[piece.kind].one))
    .map(({ piece }) => {
      const ask = compileAsk(brief, piece, columnsFor(index, piece.kind));
      return openForCustomer(whyOpen(ask, around), piece, brief);
    });
}

const lackWords = /\b(?:left|leave|leaving|skip|skipped|without|no|not|instead|later|wait|sold|out of)\b|n[’']t\b/;

/** Whether a sentence says that a piece is missing. One that only mentions it leaves the customer wondering. */
const tellsOfLack = (said: string, piece: string): boolean =>
  said
    .toLowerCase()
    .split(/[.!?;\n]/)
    .some((sentence) => sentence.includes(piece.toLowerCase()) && lackWords.test(sentence));

/** A note without our sentences about another piece, which the customer is trying something else for. */
export const withoutMentions = (note: string, names: readonly string[]): string =>
  names.length === 0
    ? note
    : note
        .split(/(?<=\.) /)
        .filter((one) => !names.some((name) => mentions.some((words) => one.endsWith(`${words} the ${name}.`))))
        .join(' ');

/** How a reason speaks of another piece on the board. */
const mentions = ['the same tone as', 'also makes'];
