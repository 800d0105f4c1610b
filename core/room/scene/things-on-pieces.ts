import { inMeters, type Place, type RoomScene, type ScenePiece } from './room-scene.ts';

export const thingKinds = ['books', 'vase', 'bowl', 'pots', 'laptop', 'table-lamp'] as const;

/** A small thing that we put on a piece, so that it looks used. It goes where the piece goes. */
export interface SmallThing {
  readonly what: (typeof thingKinds)[number];
  /** The piece it's on. */
  readonly on: string;
  readonly place: Place;
  /** Radians about the vertical: 0 faces away from wall A. */
  readonly around: number;
}

/** Where on the top: shares of half its width to the right and of half its depth to the front. */
type OnTop = readonly [what: SmallThing['what'], right: number, front: number];

const long = inMeters(44);
const low = inMeters(44);
const mostLamps = 2;

/** The most telling first: where there's room for few, these stay. Lamps beside a bed only: a tall one stands by the rest. */
const tops: readonly (readonly [kind: string, things: (piece: ScenePiece) => readonly OnTop[]])[] = [
  ['coffee_table', ({ width }) => (width < inMeters(30) ? [] : [...books(-0.42), ['vase', 0.4, -0.2]])],
  ['dining_table', () => [['bowl', 0, 0]]],
  ['nightstand', () => [['table-lamp', 0, -0.1]]],
  ['desk', () => [['laptop', 0, 0.05], ...books(-0.7)]],
  ['standing_desk', () => [['laptop', 0, 0.05]]],
  ['sideboard', ({ width }) => (width < long ? [] : [['pots', 0.62, 0], ...books(-0.55)])],
  ['dresser', ({ width, height }) => (width < long || height > low ? [] : [['pots', 0.6, 0], ...books(-0.5)])],
  ['end_table', () => books(0)],
  ['bar_table', () => [['bowl', 0, 0]]],
];
function books(right: number): OnTop[] {
  return [['books', right, 0.08]];
}

/** What stands on the pieces: by the importance of the piece, few lamps. */
export function thingsOn({ pieces }: RoomScene): SmallThing[] {
  let lamps = 0;
  return tops.flatMap(([kind, of]) =>
    pieces
      .filter((piece) => piece.kind === kind)
      .flatMap((piece) =>
        of(piece).flatMap(([what, right, front]): SmallThing[] => {
          if (what === 'table-lamp') {
            lamps += 1;
            if (lamps > mostLamps) return [];
          }
          return [{ what, on: piece.id, place: onTop(piece, right, front), around: (-piece.turn * Math.PI) / 180 }];
        }),
      ),
  );
}

function onTop({ x, z, lift, turn, width, depth, height }: ScenePiece, right: number, front: number): Place {
  const angle = (-turn * Math.PI) / 180;
  const [across, ahead] = [(right * width) / 2, (front * depth) / 2];
  return [
    x + Math.cos(angle) * across + Math.sin(angle) * ahead,
    lift + height,
    z + Math.cos(angle) * ahead - Math.sin(angle) * across,
  ];
}
