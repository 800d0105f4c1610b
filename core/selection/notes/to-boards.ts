import { nameOfStyle } from '../../catalog/index.ts';
import type { Brief } from '../../survey/index.ts';
import type { Board, Boards } from '../board.ts';
import type { ComposedBoard, ComposedSlot } from '../composer/describe.ts';
import type { GivenUp } from './given-up.ts';
import { givenUpSentences } from './given-up-words.ts';
import { openForCustomer } from './missing.ts';
import type { Reason } from './reasons.ts';

const reasonsInNote = 2;

interface Composed {
  readonly a: ComposedBoard;
  readonly b: ComposedBoard;
}

/** A proposal as a pair that can be published as is; null while either board has no pieces. */
export function boardsOf(brief: Brief, { a, b }: Composed): Boards | null {
  const boards: Boards = [boardOf(brief, a), boardOf(brief, b)];
  return boards.every(({ furniture }) => furniture.length > 0) ? boards : null;
}

function boardOf(brief: Brief, { name, lead, slots }: ComposedBoard): Board {
  return {
    name,
    note: [
      lead,
      ...slots.flatMap(({ open, piece }) => (open ? [openForCustomer(open.reason, piece, brief)] : [])),
    ].join(' '),
    furniture: slots.flatMap(({ suggestion }: ComposedSlot) =>
      suggestion
        ? [{ recordId: suggestion.recordId, quantity: suggestion.quantity, note: noteSentences(suggestion).join(' ') }]
        : [],
    ),
  };
}

/**
 * The top reasons for a piece, and anything it gives up. How it fits is shown next to it anyway, so it's only said where
 * there's nothing else to say.
 */
export function noteSentences({
  reasons,
  givenUp,
}: {
  readonly reasons: readonly Reason[];
  readonly givenUp: readonly GivenUp[];
}): string[] {
  const speaking = reasons.filter(({ sign }) => sign === 'plus');
  const liked = speaking.filter(({ delivery }) => !delivery);
  const given = givenUpSentences(givenUp.map(({ said }) => said));
  const told = liked.length > 0 || given.length > 0 ? liked : speaking;
  return [...told.slice(0, reasonsInNote).map((reason) => `${toTheCustomer(reason)}.`), ...given];
}

/** The desk speaks about the customer; a note speaks to them. */
const toTheCustomer = ({ fact, words }: Reason): string =>
  fact.about === 'style'
    ? `${nameOfStyle(fact.label)}, ${fact.favorite ? 'your favorite style' : 'one of your styles'}`
    : words;
