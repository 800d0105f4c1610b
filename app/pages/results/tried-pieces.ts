import { useState } from 'react';
import { type BoardId, isOwnNote, type Selection, withoutMentions } from '#core/selection/index.ts';
import type { Alternative, Results, ResultsBoard, ResultsPiece } from '#server/pages/get-results.ts';
import { type ChoiceState, orderOf } from './choices.ts';

/** What a slot shows right now. Its alternatives are all the others the slot has, including the board's own piece. */
export interface ShownPiece extends ResultsPiece {
  /** The slot as published. */
  slot: ResultsPiece;
}

export interface ShownBoard extends ResultsBoard {
  pieces: ShownPiece[];
}

export interface ShownResults extends Results {
  boards: ShownBoard[];
}

/** By slot, the record id of the piece that's being tried there. */
export type Tried = Readonly<Record<string, string>>;

export const slotKey = (board: BoardId, slot: Pick<ResultsPiece, 'recordId'>) => `${board} ${slot.recordId}`;

/** Everything a slot has: the board's own piece first. */
export const optionsOf = (slot: ResultsPiece): Alternative[] => [slot, ...slot.alternatives];

/** The boards with what's tried on them. Without a try, a slot shows what was ordered or chosen from it. */
export function boardsAsTried(results: Results, state: ChoiceState, tried: Tried): ShownBoard[] {
  return results.boards.map((board) => {
    const pieces = board.pieces.map((slot) => {
      const wanted = tried[slotKey(board.letter, slot)] ?? takenFrom(slot, results.selection, state);
      return showing(slot, wanted);
    });
    // Our own words are about the board as it was sent, and may not be true of what's tried. A person's words stay.
    const away = pieces.filter(({ recordId, slot }) => recordId !== slot.recordId).map(({ slot }) => slot.item.name);
    return {
      ...board,
      note: away.length > 0 && isOwnNote(board.note) ? '' : board.note,
      pieces: pieces.map((piece) => ({ ...piece, note: withoutMentions(piece.note, away) })),
    };
  });
}

function takenFrom(slot: ResultsPiece, selection: Pick<Selection, 'ordered'>, { chosen }: ChoiceState): string | null {
  const options = optionsOf(slot).map(({ recordId }) => recordId);
  return (
    options.find((recordId) => orderOf(selection, recordId) !== null) ??
    options.find((recordId) => chosen.some(({ id }) => id === recordId)) ??
    null
  );
}

function showing(slot: ResultsPiece, recordId: string | null): ShownPiece {
  const options = optionsOf(slot);
  const { recordId: id, item, fit, arrives } = options.find((one) => one.recordId === recordId) ?? slot;
  const alternatives = options.filter((one) => one.recordId !== id);
  // The note was written about the board's own piece.
  return { ...slot, recordId: id, item, fit, arrives, note: id === slot.recordId ? slot.note : '', alternatives, slot };
}

/** A choice follows the slot: if the piece shown before was chosen, the one tried now is chosen in its place. */
export function moveChoice(state: ChoiceState, from: string, to: string): ChoiceState {
  if (from === to || !state.chosen.some(({ id }) => id === from)) return state;
  const chosen = state.chosen.filter(({ id }) => id !== to).map((one) => (one.id === from ? { ...one, id: to } : one));
  const delivery = state.whiteGloveStatus[to] ?? state.whiteGloveStatus[from];
  const whiteGloveStatus = delivery ? { ...state.whiteGloveStatus, [to]: delivery } : state.whiteGloveStatus;
  return { ...state, chosen, whiteGloveStatus };
}

export interface Trying {
  results: ShownResults;
  /** Shows this piece in the slot. Nothing is sent unless a choice moves with it. */
  tryPiece: (board: BoardId, shown: ShownPiece, recordId: string) => void;
}

export function useTrying(results: Results, state: ChoiceState, change: (next: ChoiceState) => void): Trying {
  const [tried, setTried] = useState<Tried>({});
  return {
    results: { ...results, boards: boardsAsTried(results, state, tried) },
    tryPiece(board, shown, recordId) {
      setTried((before) => ({ ...before, [slotKey(board, shown.slot)]: recordId }));
      const next = moveChoice(state, shown.recordId, recordId);
      if (next !== state) change(next);
    },
  };
}
