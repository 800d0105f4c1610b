import { formatList } from '../texts/index.ts';
import { type BoardId, type BoardPiece, boardIds } from './board.ts';

/** What became of one place on a board from one pair to the next. */
export interface BoardChange {
  /** Where it happened; both if the same piece became the same piece on each. */
  readonly boards: readonly BoardId[];
  /** Null: nothing was there before. */
  readonly from: Pick<BoardPiece, 'recordId' | 'quantity'> | null;
  /** Null: nothing took its place. */
  readonly to: Pick<BoardPiece, 'recordId' | 'quantity'> | null;
}

type Pieces = readonly { readonly furniture: readonly Pick<BoardPiece, 'recordId' | 'quantity'>[] }[];

/**
 * Every change from one pair of boards to the next, each once: which piece became which, as a piece of the same kind
 * takes the place of the one before it, what's new, what's gone, and how many more or fewer.
 */
export function boardChanges(
  before: Pieces,
  after: Pieces,
  kindOf: (recordId: string) => string | undefined,
): BoardChange[] {
  const changes = boardIds.flatMap((letter, at) =>
    changesOf(before[at]?.furniture ?? [], after[at]?.furniture ?? [], kindOf).map((change) => ({ letter, ...change })),
  );
  const key = ({ from, to }: Omit<BoardChange, 'boards'>) => JSON.stringify([from, to]);
  return [...new Map(changes.map((change) => [key(change), change])).values()].map(({ from, to }) => ({
    ...{ from, to },
    boards: changes.filter((one) => key(one) === key({ from, to })).map(({ letter }) => letter),
  }));
}

type Side = readonly Pick<BoardPiece, 'recordId' | 'quantity'>[];

function changesOf(before: Side, after: Side, kindOf: (recordId: string) => string | undefined) {
  const at = (side: Side, id: string) => side.find(({ recordId }) => recordId === id);
  const only = ({ recordId, quantity }: Side[number]) => ({ recordId, quantity });
  const waiting = after.filter(({ recordId }) => !at(before, recordId));
  const taken = before.flatMap((from) => {
    const same = at(after, from.recordId);
    if (same) return same.quantity === from.quantity ? [] : [{ from: only(from), to: only(same) }];
    const kind = kindOf(from.recordId);
    const place = waiting.findIndex(({ recordId }) => kind !== undefined && kindOf(recordId) === kind);
    const [to] = place < 0 ? [] : waiting.splice(place, 1);
    return [{ from: only(from), to: to ? only(to) : null }];
  });
  return [...taken, ...waiting.map((to) => ({ from: null, to: only(to) }))];
}

/** 'Alder Sofa instead of Harrow Sofa', '6 of Oak Chair instead of 4', 'Reed Lamp, new', 'without Cove Rug'. */
export function changeWords({ from, to }: BoardChange, nameOf: (recordId: string) => string): string {
  const counted = ({ recordId, quantity }: Side[number]) =>
    quantity > 1 ? `${quantity} of ${nameOf(recordId)}` : nameOf(recordId);
  if (from && to && from.recordId === to.recordId) {
    return `${to.quantity} of ${nameOf(to.recordId)} instead of ${from.quantity}`;
  }
  if (from && to) return `${counted(to)} instead of ${counted(from)}`;
  if (to) return `${counted(to)}, new`;
  return from ? `without ${counted(from)}` : '';
}

/** 'Board A', 'both boards'. */
export const changedOn = ({ boards }: Pick<BoardChange, 'boards'>): string =>
  boards.length > 1 ? 'both boards' : `Board ${(boards[0] ?? 'a').toUpperCase()}`;

/** The same by board, a sentence for each: 'On Board A: Alder Sofa instead of Harrow Sofa and 6 of Oak Chair instead of 4.' */
export function changeSentences(changes: readonly BoardChange[], nameOf: (recordId: string) => string): string[] {
  return [...new Set(changes.map(changedOn))].map((where) => {
    const here = changes.filter((change) => changedOn(change) === where);
    const words = here.map((change) => changeWords(change, nameOf));
    return `On ${where}: ${words.some((one) => one.includes(',')) ? words.join('; ') : formatList(words)}.`;
  });
}
