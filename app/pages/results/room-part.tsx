import { useMemo } from 'react';
import { drawnPieces } from '#app/parts/room/drawn-piece.ts';
import { RoomSection } from '#app/parts/room/room-section.tsx';
import { roomWords } from '#app/parts/room/words.ts';
import { boardTitle } from '#app/parts/selection/words.ts';
import { useNotices } from '#app/shell/notices.tsx';
import type { BoardId } from '#core/selection/index.ts';
import type { Results } from '#server/pages/get-results.ts';
import type { RoomOfSelection } from '#server/room/room-of-selection.ts';
import type { ChoiceState } from './choices.ts';
import { piecesForPlan } from './plan-pieces.ts';

interface RoomPartProps {
  results: Results;
  place: RoomOfSelection;
  /** The displayed board: its pieces are on the plan until something is chosen. */
  shown: BoardId;
  state: ChoiceState;
}

/** The chosen pieces in the customer's room. */
export default function RoomPart({ results, place, shown, state }: RoomPartProps) {
  const { complain } = useNotices();
  const wanted = piecesForPlan(results.boards, state.chosen, shown);
  const key = wanted.map(({ item, quantity }) => `${item.recordId} ${quantity}`).join();
  // Keyed by the pieces, so that changing a delivery option doesn't move furniture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the pieces
  const pieces = useMemo(() => wanted.flatMap(({ item, quantity }) => drawnPieces(item, quantity)), [key]);
  const { room, arrangement, drawn } = place;
  const address = `/results/${results.selection.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a room with the same dimensions is the same room
  const steady = useMemo(() => room, [JSON.stringify(room)]);
  const ownChoice = state.chosen.length > 0;
  const sets = [
    ...results.boards.map(({ letter, pieces: onBoard }) => ({
      id: letter,
      label: boardTitle(letter),
      pieces: onBoard.flatMap(({ item, quantity }) => drawnPieces(item, quantity)),
    })),
    ...(ownChoice ? [{ id: 'own', label: roomWords.own, pieces }] : []),
  ];
  if (pieces.length === 0) return null;
  return (
    <RoomSection
      room={steady}
      pieces={pieces}
      saved={arrangement}
      addresses={{ keep: `${address}/arrangement`, print: `${address}/plan?board=${shown}` }}
      of={state.chosen.length > 0 ? roomWords.ofChosen(pieces.length) : roomWords.ofBoard(boardTitle(shown))}
      live={{ drawn, sets, shown: ownChoice ? 'own' : shown }}
      complain={complain}
    />
  );
}
