import type { PieceKind } from './pieces.ts';

/** The four rooms a fee can cover, their names, and the pieces that belong in them. */
export const rooms = {
  'living-room': {
    label: 'Living room',
    pieces: ['sofa', 'lounge_chair', 'sideboard', 'coffee_table', 'end_table', 'rug'],
  },
  bedroom: { label: 'Bedroom', pieces: ['bed', 'nightstand', 'dresser', 'bench', 'rug'] },
  'dining-room': {
    label: 'Dining room',
    pieces: ['dining_table', 'dining_chair', 'stool', 'sideboard', 'rug'],
  },
  office: { label: 'Office', pieces: ['desk', 'standing_desk', 'desk_chair', 'rug'] },
} as const satisfies Readonly<Record<string, { label: string; pieces: readonly PieceKind[] }>>;

export type Room = keyof typeof rooms;
export type RoomLabel = (typeof rooms)[Room]['label'];

export const roomIds = ['living-room', 'bedroom', 'dining-room', 'office'] as const satisfies readonly Room[];

/** The rooms a quiz can start with. The office comes later, as a room added to a paid project. */
export const startingRooms = ['living-room', 'bedroom', 'dining-room'] as const satisfies readonly Room[];

export function piecesOf(room: Room): readonly PieceKind[] {
  return rooms[room].pieces;
}

/** The rooms whose names contain this text. */
export const roomsLike = (words: string): Room[] =>
  roomIds.filter((id) => rooms[id].label.toLowerCase().includes(words.toLowerCase()));

/** Reads `living-room`, `Living room` and the navigation's `Living Room`. */
export function roomNamed(text: string): Room | null {
  const wanted = text.trim().toLowerCase().replace(/\s+/g, '-');
  return roomIds.find((room) => room === wanted) ?? null;
}
