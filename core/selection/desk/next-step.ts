import { type PieceKind, pieceNames } from '../../catalog/index.ts';
import type { BoardId } from '../board.ts';

/** How far a board on the desk is: the kinds of its slots, and which of them are open. */
export interface DraftedBoard {
  readonly letter: BoardId;
  readonly slots: number;
  readonly open: readonly PieceKind[];
}

/** How far a pair is, and the one thing to do next, for a list of work. */
export interface NextStep {
  readonly stage: string;
  readonly act: string;
}

const boardName = (letter: BoardId) => letter.toUpperCase();

/** What the specialist does next with a pair; null while nothing is on the desk. */
export function nextStep(boards: readonly DraftedBoard[] | null): NextStep {
  if (!boards || boards.every(({ slots }) => slots === 0)) return { stage: 'not started', act: 'Read the brief' };
  const unfinished = boards.filter(({ slots, open }) => slots === 0 || open.length > 0);
  const [first] = unfinished;
  if (!first) return { stage: 'both drafted', act: 'Check and publish' };
  const [kind] = first.open;
  const isLast = unfinished.length === 1 && first.open.length === 1;
  if (isLast && kind) {
    return {
      stage: `${boardName(first.letter)} has 1 open slot`,
      act: `Choose the ${pieceNames[kind].one.toLowerCase()}`,
    };
  }
  const drafted = boards.find(
    ({ letter }) => letter !== first.letter && !unfinished.some((one) => one.letter === letter),
  );
  const open = unfinished.reduce((sum, board) => sum + board.open.length, 0);
  return {
    stage: drafted ? `${boardName(drafted.letter)} drafted` : `${open} open slots`,
    act: `Compose ${boardName(first.letter)}`,
  };
}
