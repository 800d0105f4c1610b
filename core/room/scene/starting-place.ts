import { type Area, areaAt, frontAt } from '../layout/geometry.ts';
import { boundsOf, wallsOf } from '../shape/outline.ts';
import { dressingOf } from './dressing.ts';
import { inMeters, metersPerInch, type RoomScene } from './room-scene.ts';
import { footprint, isFreeFloor, lookedAt, mainPiece, openLeaves, type Standpoint } from './walking.ts';

/** Inches between the places that are tried to begin from. */
const spacing = 6;

/**
 * Where to begin: free floor from which the most fronts are seen, with some distance and nothing right before one's eyes.
 * Null in a room that is full.
 */
export function startingPlace(scene: RoomScene): Standpoint | null {
  const { right, bottom } = boundsOf(scene.shape.outline);
  const hiding = hidingLines(scene);
  let best: { at: Standpoint; score: number } | null = null;
  for (let x = spacing; x < right; x += spacing)
    for (let y = spacing; y < bottom; y += spacing) {
      const at = { x: inMeters(x), z: inMeters(y) };
      const seen = fromThere(scene, at);
      if ((best && seen <= best.score) || !isFreeFloor(scene, at)) continue;
      const score = seen * openness(scene, at, hiding);
      if (!best || score > best.score) best = { at, score };
    }
  return best?.at ?? null;
}

/** The main piece counts as much as this many others of its size. */
const mainWeight = 2.5;

/** How much there is to see: large fronts turned this way, from two to four meters away, all in one look. */
function fromThere({ pieces }: RoomScene, at: Standpoint): number {
  const middle = lookedAt(pieces);
  const main = mainPiece(pieces);
  const ahead = Math.atan2(middle.x - at.x, middle.z - at.z);
  return pieces.reduce((sum, piece) => {
    const [dx, dz] = [piece.x - at.x, piece.z - at.z];
    const away = Math.hypot(dx, dz);
    const aside = Math.abs(Math.atan2(Math.sin(Math.atan2(dx, dz) - ahead), Math.cos(Math.atan2(dx, dz) - ahead)));
    const [fx, fz] = frontAt[piece.turn];
    const facing = away === 0 ? 0 : -(fx * dx + fz * dz) / away;
    const size = piece.width * Math.max(piece.height, 0.3) * (piece === main ? mainWeight : 1);
    return sum + size * (aside < 0.6 ? 1 : 0.25) * (0.6 + 0.4 * facing) * Math.min(1, away / 2.6);
  }, 0);
}

/** From one point of the floor to another, in meters. */
type Line = readonly [fromX: number, fromZ: number, toX: number, toZ: number];

/** What reaches to the eyes of someone standing, in meters. */
const tall = 1.2;
/** Half the width of a lampshade or a plant. */
const dressed = 0.28;

/** Everything that hides what's behind it: walls, open doors, tall pieces, and the plant and the lamp we put there. */
function hidingLines(scene: RoomScene): Line[] {
  const walls = wallsOf(scene.shape.outline).map(
    ({ from, to }): Line => [inMeters(from.x), inMeters(from.y), inMeters(to.x), inMeters(to.y)],
  );
  const inches = (meters: number) => meters / metersPerInch;
  const things = dressingOf(scene).flatMap(({ what, place: [x, , z] }) =>
    what === 'lamp' || what === 'plant'
      ? [areaAt({ width: inches(2 * dressed), depth: inches(2 * dressed) }, inches(x), inches(z), 0)]
      : [],
  );
  const pieces = scene.pieces.filter(({ height }) => height > tall).map(footprint);
  return [...walls, ...[...openLeaves(scene.shape), ...things, ...pieces].flatMap(edgesOf)];
}

function edgesOf({ left, right, top, bottom }: Area): Line[] {
  const [l, r, t, b] = [left, right, top, bottom].map(inMeters) as [number, number, number, number];
  return [
    [l, t, r, t],
    [r, t, r, b],
    [r, b, l, b],
    [l, b, l, t],
  ];
}

/** Rays to either side of the middle of a look, and how far apart: together as wide as the screen. */
const raysAside = 5;
const rayStep = 0.12;
/** Farther than this, nothing is in the way. */
const farEnough = 2;

/** How free the look toward the furniture is: 1 with nothing near, less with a wall or a lampshade before one's eyes. */
function openness(scene: RoomScene, at: Standpoint, hiding: readonly Line[]): number {
  const middle = lookedAt(scene.pieces);
  const ahead = Math.atan2(middle.x - at.x, middle.z - at.z);
  let free = 0;
  for (let ray = -raysAside; ray <= raysAside; ray += 1) {
    const heading = ahead + ray * rayStep;
    const [dx, dz] = [Math.sin(heading), Math.cos(heading)];
    const nearest = hiding.reduce((least, line) => Math.min(least, reachOf(at, dx, dz, line)), farEnough);
    free += (nearest / farEnough) ** 2;
  }
  return free / (2 * raysAside + 1);
}

/** How far a ray goes until it meets a line; without end if it doesn't. */
function reachOf({ x, z }: Standpoint, dx: number, dz: number, [x1, z1, x2, z2]: Line): number {
  const [ex, ez] = [x2 - x1, z2 - z1];
  const across = dx * ez - dz * ex;
  if (Math.abs(across) < 1e-9) return Infinity;
  const along = ((x1 - x) * ez - (z1 - z) * ex) / across;
  const share = ((x1 - x) * dz - (z1 - z) * dx) / across;
  return along >= 0 && share >= 0 && share <= 1 ? along : Infinity;
}
