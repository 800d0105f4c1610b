import type { ApprovedAlternates } from '../healing/heal-boards.ts';
import type { Wishes } from './wishes.ts';

export interface DeskWords {
  readonly name: string;
  readonly note: string;
}

/** Everything about a slot that someone on the desk can change. */
export interface DeskPiece {
  readonly boardId: string;
  readonly slot: number;
  readonly kind: string;
  readonly recordId: string | null;
  readonly unfilled: string | null;
  readonly quantity: number;
  readonly note: string;
  readonly reasons: readonly string[];
  readonly pinned: readonly string[];
  readonly forbidden: readonly string[];
  readonly alternates: ApprovedAlternates | null;
  readonly locked: boolean;
  readonly footX: number | null;
  readonly footY: number | null;
}

/** Two boards on the desk, or the part of them that a step changed. A slot that doesn't exist is null. */
export interface DeskState {
  readonly boards: Readonly<Record<string, DeskWords>>;
  readonly pieces: Readonly<Record<string, DeskPiece | null>>;
  /** Null in a step that changed no wish. */
  readonly wishes: Wishes | null;
}

export interface DeskChange {
  readonly before: DeskState;
  readonly after: DeskState;
}

const same = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** JSON with its keys in order: stored objects come back in an order of the database's own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** What differs between two states of a desk; null if nothing does. */
export function deskChange(before: DeskState, after: DeskState): DeskChange | null {
  const changed = <Value>(from: Readonly<Record<string, Value>>, to: Readonly<Record<string, Value>>) =>
    [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((id) => !same(from[id] ?? null, to[id] ?? null));
  const boards = changed(before.boards, after.boards);
  const pieces = changed(before.pieces, after.pieces);
  const wishes = !same(before.wishes, after.wishes);
  if (boards.length === 0 && pieces.length === 0 && !wishes) return null;
  const part = (state: DeskState): DeskState => ({
    boards: Object.fromEntries(boards.flatMap((id) => (state.boards[id] ? [[id, state.boards[id]]] : []))),
    pieces: Object.fromEntries(pieces.map((id) => [id, state.pieces[id] ?? null])),
    wishes: wishes ? state.wishes : null,
  });
  return { before: part(before), after: part(after) };
}

/** Whether the desk still is as a step left it, so that undoing the step throws nothing else away. */
export function isStill(now: DeskState, part: DeskState): boolean {
  return (
    Object.entries(part.boards).every(([id, board]) => same(now.boards[id], board)) &&
    Object.entries(part.pieces).every(([id, piece]) => same(now.pieces[id] ?? null, piece)) &&
    (part.wishes === null || same(now.wishes, part.wishes))
  );
}

/** Whether a slot that would come back is filled by another piece by now, which the step knows nothing of. */
export function isTaken(now: DeskState, part: DeskState): boolean {
  const others = Object.entries(now.pieces).filter(([id]) => !Object.hasOwn(part.pieces, id));
  return Object.values(part.pieces).some(
    (back) => back && others.some(([, piece]) => piece?.boardId === back.boardId && piece.slot === back.slot),
  );
}

/** How long a pause in typing may be before the next words are another step. */
const sameStepMs = 60_000;

/** Whether words just saved belong to the step before: the same field, typed on. One undo takes them all back. */
export function continuesStep(
  last: { act: string; takenAt: Date; after: DeskState } | null,
  next: { act: string; takenAt: Date; before: DeskState },
): boolean {
  if (last?.act !== 'board.write' || next.act !== 'board.write') return false;
  if (next.takenAt.getTime() - last.takenAt.getTime() > sameStepMs) return false;
  return same(last.after, next.before);
}

/** How many steps a person can undo on one pair of boards. */
export const mostSteps = 100;
