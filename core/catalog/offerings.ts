import type { PieceKind } from './pieces.ts';
import { type Room, rooms, type startingRooms } from './rooms.ts';

export interface OfferingItem {
  readonly title: string;
  readonly piece: PieceKind;
  readonly publicId: string;
  /** Dollars: the lowest price for this kind. */
  readonly price: number;
}

export interface Offering {
  readonly room: Room;
  readonly title: string;
  readonly items: readonly OfferingItem[];
}

const offering = (room: (typeof startingRooms)[number], items: readonly [string, PieceKind, number][]): Offering => ({
  room,
  title: rooms[room].label,
  items: items.map(([title, piece, price]) => ({ title, piece, price, publicId: `offerings/${room}/${piece}` })),
});

/** Starting prices by room, for the three slides on Home. */
export const offerings: readonly Offering[] = [
  offering('living-room', [
    ['Coffee tables', 'coffee_table', 199],
    ['Sofas', 'sofa', 1199],
    ['Chairs', 'lounge_chair', 399],
    ['Sideboard/media console', 'sideboard', 699],
    ['Rugs', 'rug', 275],
    ['End tables', 'end_table', 149],
  ]),
  offering('bedroom', [
    ['Nightstands', 'nightstand', 349],
    ['Beds', 'bed', 799],
    ['Benches', 'bench', 299],
    ['Dressers', 'dresser', 519],
    ['Rugs', 'rug', 275],
  ]),
  offering('dining-room', [
    ['Dining tables', 'dining_table', 399],
    ['Bar tables', 'bar_table', 399],
    ['Dining chairs', 'dining_chair', 69],
    ['Stools', 'stool', 279],
    ['Rugs', 'rug', 275],
  ]),
];
