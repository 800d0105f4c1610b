import { type PieceKind, pieceKinds, pieceNames, piecesOf, type Room, roomIds } from '../../catalog/index.ts';
import type { Condition } from '../condition.ts';
import { morePiecesKey, noThanks, piecesKey, roomKey } from '../keys.ts';
import type { Option, Step } from '../steps/step.ts';

/** The pieces a room is built around; the others are asked about after these. */
const mainPieces: Readonly<Record<Room, readonly PieceKind[]>> = {
  'living-room': ['sofa', 'lounge_chair', 'coffee_table', 'rug'],
  bedroom: ['bed', 'nightstand', 'dresser'],
  'dining-room': ['dining_table', 'dining_chair'],
  office: ['desk', 'standing_desk', 'desk_chair'],
};

/** What a customer who hasn't chosen yet will probably ask for: the main pieces and one more. */
export function usualPieces(room: Room): { main: PieceKind[]; more: PieceKind[] } {
  const main = piecesOf(room).filter((piece) => isMain(room, piece));
  return {
    main,
    more: piecesOf(room)
      .filter((piece) => !isMain(room, piece))
      .slice(0, 1),
  };
}

const isMain = (room: Room, piece: PieceKind) => mainPieces[room].includes(piece);

const inRooms = (piece: PieceKind, main: boolean) =>
  roomIds.filter((room) => piecesOf(room).includes(piece) && isMain(room, piece) === main);

const optionsWhere = (main: boolean): Option[] =>
  pieceKinds
    .filter((piece) => inRooms(piece, main).length > 0)
    .map((piece) => ({
      value: piece,
      label: pieceNames[piece].one,
      pictures: [`quiz/pieces/${piece}`],
      when: { key: roomKey, is: inRooms(piece, main) },
    }));

/** True when the customer asked for the piece, in either list. */
export const wants = (piece: PieceKind): Condition => ({
  any: [
    { key: piecesKey, has: piece },
    { key: morePiecesKey, has: piece },
  ],
});

/** The list a piece is chosen from in a room; null if the room doesn't have it. */
export function listOfPiece(room: Room, piece: PieceKind): string | null {
  if (!piecesOf(room).includes(piece)) return null;
  return isMain(room, piece) ? piecesKey : morePiecesKey;
}

export const piecesWanted: readonly Step[] = [
  {
    slug: 'pieces',
    chapter: 4,
    kind: 'checkbox-list',
    heading: 'the pieces',
    title: 'What should we find for your {room}?',
    help: 'Choose everything you’d like to see on your boards.',
    when: { key: roomKey, answered: true },
    questions: [{ key: piecesKey, label: 'Pieces', answer: 'several', options: optionsWhere(true) }],
  },
  {
    slug: 'more-pieces',
    chapter: 4,
    kind: 'checkbox-list',
    heading: 'the pieces',
    title: 'Anything else to finish your {room}?',
    screen: 'pieces',
    when: { key: roomKey, answered: true },
    questions: [
      {
        key: morePiecesKey,
        label: 'More pieces',
        answer: 'several',
        required: true,
        missing: 'pieces.required',
        usual: [noThanks],
        options: [
          ...optionsWhere(false),
          // With nothing chosen so far, 'No thanks' would leave us nothing to look for.
          {
            value: noThanks,
            label: 'No thanks',
            exclusive: true,
            small: true,
            when: { key: piecesKey, answered: true },
          },
        ],
      },
    ],
  },
];
