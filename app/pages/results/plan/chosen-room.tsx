import { useMemo } from 'react';
import type { SwapOption } from '#app/parts/live-room/furniture-set.ts';
import { type DrawnPiece, drawnPieces } from '#app/parts/room/drawn-piece.ts';
import { boardTitle } from '#app/parts/selection/words.ts';
import { useNotices } from '#app/shell/notices.tsx';
import type { BoardId } from '#core/selection/index.ts';
import type { RoomOfSelection } from '#server/room/room-of-selection.ts';
import { priceDifference } from '../alternatives.tsx';
import type { ChoiceState } from '../choices.ts';
import { piecesForPlan } from '../plan-pieces.ts';
import type { ShownResults, Trying } from '../tried-pieces.ts';
import { words } from '../words.ts';
import { RoomSection } from './room-section.tsx';
import { roomWords } from './words.ts';

interface ChosenRoomProps {
  results: ShownResults;
  tryPiece: Trying['tryPiece'];
  place: RoomOfSelection;
  /** The displayed board: its pieces are on the plan until something is chosen. */
  shown: BoardId;
  state: ChoiceState;
}

/** The chosen pieces in the customer's room. */
export default function ChosenRoom({ results, tryPiece, place, shown, state }: ChosenRoomProps) {
  const { complain } = useNotices();
  const wanted = piecesForPlan(results.boards, state.chosen, shown);
  const key = wanted.map(({ item, quantity, number }) => `${item.recordId} ${quantity} ${number}`).join();
  // Keyed by the pieces, so that changing a delivery option doesn't move furniture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the pieces
  const pieces = useMemo(
    () => wanted.flatMap(({ item, quantity, number }) => drawnPieces(item, quantity, number)),
    [key],
  );
  const { room, arrangement, drawn, wheels, finishes, picture } = place;
  const address = `/results/${results.selection.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a room with the same dimensions is the same room
  const steady = useMemo(() => room, [JSON.stringify(room)]);
  const ownChoice = state.chosen.length > 0;
  const setsNow = [
    ...results.boards.map(({ letter, pieces: onBoard }) => ({
      id: letter,
      label: boardTitle(letter),
      pieces: onBoard.flatMap(({ item, quantity }, index) => drawnPieces(item, quantity, String(index + 1))),
    })),
    ...(ownChoice ? [{ id: 'own', label: roomWords.own, pieces }] : []),
  ];
  const setsKey = JSON.stringify(
    setsNow.map(({ id, pieces: those }) => [id, those.map((one) => [one.id, one.number])]),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the sets
  const sets = useMemo(() => setsNow, [setsKey]);
  if (pieces.length === 0) return null;
  const slotOf = (recordId: string) => {
    const slots = results.boards.flatMap((board) => board.pieces.map((piece) => ({ board: board.letter, piece })));
    const mine = slots.filter(({ piece }) => piece.recordId === recordId);
    return mine.find(({ board }) => board === shown) ?? mine[0];
  };
  const swapsOf = ({ recordId }: DrawnPiece): SwapOption[] => {
    const slot = slotOf(recordId);
    if (!slot) return [];
    const { piece } = slot;
    return piece.alternatives.map(({ item }) => ({
      ...{ recordId: item.recordId, name: item.name, ...item.dimensions },
      price:
        item.recordId === piece.slot.recordId
          ? words.onTheBoard
          : priceDifference((item.priceCents - piece.slot.item.priceCents) * piece.quantity),
    }));
  };
  const swap = ({ recordId }: DrawnPiece, to: string) => {
    const slot = slotOf(recordId);
    if (slot) tryPiece(slot.board, slot.piece, to);
  };
  return (
    <RoomSection
      room={steady}
      saved={arrangement}
      wheels={wheels}
      addresses={{ keep: `${address}/arrangement`, print: `${address}/plan?board=${shown}` }}
      of={state.chosen.length > 0 ? roomWords.ofChosen(pieces.length) : roomWords.ofBoard(boardTitle(shown))}
      live={{
        ...{ drawn, sets, shown: ownChoice ? 'own' : shown, swapsOf, swap, finishes },
        pictures: { address: `${address}/picture`, publicId: picture?.publicId ?? null },
      }}
      complain={complain}
    />
  );
}
