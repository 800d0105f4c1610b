import { type Area, areaAt, overlaps } from '../layout/geometry.ts';
import type { Lamp } from '../light/sky.ts';
import { containsArea, type RoomWall, wallsOf } from '../shape/outline.ts';
import { sweptBy, takenFloor } from '../shape/room-shape.ts';
import type { PrintTaste } from './finishes.ts';
import { inMeters, metersPerInch, type Place, type RoomScene, type ScenePiece } from './room-scene.ts';
import type { SmallThing } from './things-on-pieces.ts';
import { footprint } from './walking.ts';

/** What we put into a room so that it looks lived in. None of it is on a board, and the room says so. */
export interface Dressing {
  readonly what: 'curtain' | 'plant' | 'lamp' | 'art';
  /** The wall it's on; left out with it. */
  readonly wall: number | null;
  /** The middle of a curtain or a picture; the spot of a plant or a lamp. */
  readonly place: Place;
  /** Radians about the vertical: 0 faces away from wall A. */
  readonly around: number;
  readonly width: number;
  readonly height: number;
  /** Which picture it is. */
  readonly print?: { readonly taste: PrintTaste; readonly seed: number };
}

const inches = (meters: number) => meters / metersPerInch;
const curtainWidth = 0.42;
const abovePane = 0.14;

/** Half the floor that each takes, in inches. */
const plantReach = 13;
const lampReach = 10;
const fromCorner = 15;

export function dressingOf(scene: RoomScene): Dressing[] {
  const taken = [
    ...takenFloor(scene.shape),
    ...scene.shape.doors.flatMap((door) => sweptBy(scene.shape, door) ?? []),
    ...scene.pieces.filter(({ kind }) => kind !== 'rug').map(footprint),
  ];
  const lamp = standingThing(scene, taken, 'lamp');
  if (lamp) taken.push(around(lamp.place, lampReach));
  const plant = standingThing(scene, taken, 'plant');
  return [...curtainsOf(scene), ...artOf(scene), ...(lamp ? [lamp] : []), ...(plant ? [plant] : [])];
}

const around = ([x, , z]: Place, reach: number): Area =>
  areaAt({ width: 2 * reach, depth: 2 * reach }, inches(x), inches(z), 0);

const facing = ({ inward }: RoomWall) => Math.atan2(inward[0], inward[1]);

const onWall = (wall: RoomWall, along: number, y: number, out: number): Place => [
  inMeters(wall.from.x + wall.along[0] * along) + wall.inward[0] * out,
  y,
  inMeters(wall.from.y + wall.along[1] * along) + wall.inward[1] * out,
];

/** Two to a window, to the floor; where something is in front of it, to the sill. */
function curtainsOf(scene: RoomScene): Dressing[] {
  const walls = wallsOf(scene.shape.outline);
  const low = [...takenFloor(scene.shape), ...scene.pieces.map(footprint)];
  return scene.shape.windows.flatMap(({ wall: index, offset, width, sill, head }) => {
    const wall = walls[index];
    if (!wall) return [];
    const top = Math.min(inMeters(head) + abovePane, scene.ceiling - 0.02);
    const half = inches(curtainWidth) / 2;
    return [offset - half * 0.55, offset + width + half * 0.55].flatMap((along): Dressing[] => {
      const blocked = scene.shape.doors.some((door) => door.wall === index && near(door, along, half));
      if (along - half < 0 || along + half > wall.length || blocked) return [];
      const foot = onWall(wall, along, 0, 0.09);
      const area = areaAt({ width: 2 * half, depth: 2 * half }, inches(foot[0]), inches(foot[2]), 0);
      const bottom = low.some((one) => overlaps(area, one)) ? Math.max(0.03, inMeters(sill) - 0.1) : 0.015;
      const height = top - bottom;
      if (height < 0.5) return [];
      const place = onWall(wall, along, bottom + height / 2, 0.09);
      return [{ what: 'curtain', wall: index, place, around: facing(wall), width: curtainWidth, height }];
    });
  });
}

const near = ({ offset, width }: { offset: number; width: number }, along: number, half: number) =>
  along + half > offset && along - half < offset + width;

/** What pictures hang over, the most telling first. */
const under: readonly string[] = ['sofa', 'bed', 'desk', 'standing_desk', 'sideboard', 'dresser', 'bench'];

/** Ways to hang pictures: how many, and each one's width, height and distance to the next in meters. */
const hangings = [
  { count: 2, width: 0.6, height: 0.78, gap: 0.12 },
  { count: 1, width: 0.82, height: 1.06, gap: 0 },
  { count: 3, width: 0.48, height: 0.62, gap: 0.1 },
  { count: 1, width: 0.6, height: 0.78, gap: 0 },
] as const;
type Hanging = (typeof hangings)[number];
/** Three pictures are six draws: not in a room that is full. */
const fewPieces = 8;

/** A number that's the same for the same furniture: another board gets other pictures. */
const seedOf = ({ pieces }: RoomScene): number =>
  pieces.reduce(
    (sum, { id, kind }) => [...`${id}${kind}`].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 9973, sum),
    7,
  );

/** One to three pictures over a piece that has its back to a bare wall. */
function artOf(scene: RoomScene): Dressing[] {
  const walls = wallsOf(scene.shape.outline);
  const holes = [...scene.shape.windows, ...scene.shape.doors, ...scene.shape.openings];
  const seed = seedOf(scene);
  const first = seed % 3;
  // The way the seed has it, else whichever fits: the small one last.
  const ways = [...hangings.slice(first, 3), ...hangings.slice(0, first), hangings[3]].filter(
    ({ count }) => count < 3 || scene.pieces.length <= fewPieces,
  );
  const backed = scene.pieces
    .filter(({ kind }) => under.includes(kind))
    .toSorted((one, other) => under.indexOf(one.kind) - under.indexOf(other.kind) || other.width - one.width)
    .flatMap((piece) => {
      const wall = walls.find((one) => isBehind(one, piece));
      return wall ? [{ piece, wall }] : [];
    });
  for (const { piece, wall } of backed) {
    const [x, y] = [inches(piece.x), inches(piece.z)];
    const along = (x - wall.from.x) * wall.along[0] + (y - wall.from.y) * wall.along[1];
    const bottom = piece.height + 0.22;
    const fits = ({ count, width, height, gap }: Hanging) => {
      const wide = count * width + (count - 1) * gap;
      const span = inches(wide) / 2;
      const isBare = !holes.some((hole) => hole.wall === wall.index && near(hole, along, span + 6));
      const isOnWall = along - span > 4 && along + span < wall.length - 4;
      return isBare && isOnWall && bottom + height < scene.ceiling - 0.12 && wide <= piece.width;
    };
    const way = ways.find(fits);
    if (!way) continue;
    const { count, width, height, gap } = way;
    return Array.from({ length: count }, (_, at) => ({
      ...{ what: 'art', wall: wall.index, around: facing(wall), width, height },
      place: onWall(wall, along + inches((at - (count - 1) / 2) * (width + gap)), bottom + height / 2, 0.02),
      print: { taste: scene.prints, seed: seed + at },
    }));
  }
  return [];
}

/** Whether a piece has its back to this wall. */
function isBehind(wall: RoomWall, piece: ScenePiece): boolean {
  const turn = ((Math.atan2(-wall.inward[0], wall.inward[1]) * 180) / Math.PI + 360) % 360;
  const [x, y] = [inches(piece.x), inches(piece.z)];
  const out = (x - wall.from.x) * wall.inward[0] + (y - wall.from.y) * wall.inward[1];
  return Math.round(turn) === piece.turn && Math.abs(out - inches(piece.depth) / 2) < 8;
}

/** In a corner of free floor: the lamp nearest to a seat, the plant nearest to a window. */
function standingThing(scene: RoomScene, taken: readonly Area[], what: 'plant' | 'lamp'): Dressing | null {
  const { shape, pieces } = scene;
  const walls = wallsOf(shape.outline);
  const reach = what === 'plant' ? plantReach : lampReach;
  const seats = pieces.filter(({ kind }) => ['sofa', 'lounge_chair', 'bed', 'desk'].includes(kind));
  const goals: (readonly [number, number])[] =
    what === 'lamp'
      ? seats.map(({ x, z }) => [x, z] as const)
      : shape.windows.flatMap(({ wall: index, offset, width }) => {
          const wall = walls[index];
          if (!wall) return [];
          const [x, , z] = onWall(wall, offset + width / 2, 0, 0);
          return [[x, z] as const];
        });
  const places = [
    ...walls.flatMap((wall): Place[] => [onWall(wall, fromCorner, 0, inMeters(fromCorner))]),
    ...(what === 'lamp' ? seats.flatMap(besideOf) : []),
  ];
  const free = places.filter(
    (place) =>
      containsArea(shape.outline, around(place, reach)) && !taken.some((area) => overlaps(area, around(place, reach))),
  );
  const away = ([x, , z]: Place) => Math.min(...goals.map(([gx, gz]) => Math.hypot(gx - x, gz - z)), 99);
  const best = free.toSorted((one, other) => away(one) - away(other))[0];
  if (!best) return null;
  const height = what === 'plant' ? Math.min(1.45, scene.ceiling * 0.6) : 1.62;
  return { what, wall: null, place: best, around: 0, width: inMeters(2 * reach), height };
}

/** To the left and right of a seat, level with its back. */
function besideOf({ x, z, turn, width, depth }: ScenePiece): Place[] {
  const angle = (turn * Math.PI) / 180;
  return [-1, 1].map((side) => {
    const [across, ahead] = [side * (width / 2 + inMeters(lampReach + 2)), -depth / 2 + inMeters(lampReach + 2)];
    return [
      x + across * Math.cos(angle) - ahead * Math.sin(angle),
      0,
      z + across * Math.sin(angle) + ahead * Math.cos(angle),
    ];
  });
}

const warm: Lamp['color'] = [1.15, 0.72, 0.36];
const ceilingLight: Lamp['color'] = [0.55, 0.38, 0.22];

const tableLight: Lamp['color'] = [0.46, 0.29, 0.145];
const shadeHeight = 0.42;

/** What shines in the evening: the lamps, or a light under the ceiling in a room that has no place for one. */
export function eveningLamps(scene: RoomScene, dressing: readonly Dressing[], things: readonly SmallThing[]): Lamp[] {
  const standing = [
    ...dressing
      .filter(({ what }) => what === 'lamp')
      .map(({ place: [x, , z] }): Lamp => ({ place: [x, 1.46, z], color: warm })),
    ...things
      .filter(({ what }) => what === 'table-lamp')
      .map(({ place: [x, y, z] }): Lamp => ({ place: [x, y + shadeHeight, z], color: tableLight })),
  ];
  const { x, z } = middleOfFloor(scene);
  return [...standing, { place: [x, scene.ceiling - 0.35, z], color: standing.length === 0 ? warm : ceilingLight }];
}

/** The middle of the largest free rectangle would be better; the furniture's middle is always in the room. */
function middleOfFloor({ pieces, shape }: RoomScene): { x: number; z: number } {
  const [one] = pieces.toSorted((first, second) => second.width * second.depth - first.width * first.depth);
  if (one) return { x: one.x, z: one.z };
  const [corner] = shape.outline;
  return { x: inMeters((corner?.x ?? 0) + 30), z: inMeters((corner?.y ?? 0) + 30) };
}
