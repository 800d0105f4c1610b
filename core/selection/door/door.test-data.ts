import type { CatalogItem } from '../../catalog/index.ts';
import { fitsThrough } from '../../room/index.ts';
import type { Doorway } from './door.ts';

type Carried = Pick<CatalogItem, 'kind' | 'dimensions' | 'assemblyRequired' | 'takesApart'>;
type Body = CatalogItem['dimensions'];
type Point = readonly [x: number, y: number];

/** The door rule again in its plainest form: each part passes with its legs on or, if they come off, without them. */
export function carriedIn(item: Carried, doorway: Doorway | null): boolean {
  const { legHeight, sections, flatPacked } = item.takesApart;
  if (doorway === null || item.kind === 'rug' || flatPacked) return true;
  if (item.kind === 'bed' && item.assemblyRequired) return true;
  const parts: readonly Body[] = sections.length > 0 ? sections : [item.dimensions];
  const goesIn = (body: Body) => ['passes', 'tight'].includes(fitsThrough(body, doorway).verdict);
  return (
    parts.every(goesIn) ||
    (legHeight !== null && parts.every((body) => goesIn({ ...body, height: body.height - legHeight })))
  );
}

/**
 * The largest body with these measures, seen from the side, its back at x = 0: all of the box that's below the line
 * from the top of the back to the front edge. The front edge is as high as the diagonal depth allows.
 */
function sideView({ depth, height, diagonalDepth }: Body, legs: number): Point[] {
  const steep = diagonalDepth === null ? 0 : Math.sqrt(Math.max((height / diagonalDepth) ** 2 - 1, 0));
  const front = Math.max(height - depth * steep, 0);
  const whole: Point[] = [
    [0, 0],
    [depth, 0],
    [depth, front],
    [0, height],
  ];
  return aboveLegs(whole, legs);
}

/** Cuts off everything below the legs' tops, edge by edge. */
function aboveLegs(outline: readonly Point[], legs: number): Point[] {
  return outline.flatMap((from, index): Point[] => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const cut: Point[] =
      from[1] >= legs === to[1] >= legs
        ? []
        : [[from[0] + ((legs - from[1]) / (to[1] - from[1])) * (to[0] - from[0]), legs]];
    return from[1] >= legs ? [from, ...cut] : cut;
  });
}

const box = (wide: number, high: number): Point[] => [
  [0, 0],
  [wide, 0],
  [wide, high],
  [0, high],
];

function extent(outline: readonly Point[], angle: number): number {
  const along = outline.map(([x, y]) => x * Math.cos(angle) + y * Math.sin(angle));
  return Math.max(...along) - Math.min(...along);
}

const steps = 1800;
const angles = (outline: readonly Point[]): number[] => [
  ...Array.from({ length: steps }, (_, step) => (step / steps) * Math.PI),
  ...outline.map(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return Math.atan2(nextY - y, nextX - x);
  }),
];

/** Turning in steps may just miss a fit; this is more than a long piece moves in half a step. */
const missed = 0.15;

/**
 * Whether a rigid body can be pushed straight through a doorway in some orientation, found by turning it and looking at
 * its outline. Knows nothing of the rule it judges.
 */
export function canBePushedThrough(body: Body, legs: number, doorway: Doorway): boolean {
  const side = sideView(body, legs);
  if (side.length === 0) return true;
  const goes = (one: number, other: number) =>
    (one <= doorway.width + missed && other <= doorway.height + missed) ||
    (other <= doorway.width + missed && one <= doorway.height + missed);
  const turned = (outline: readonly Point[]) =>
    angles(outline).some((angle) => goes(extent(outline, angle), extent(outline, angle + Math.PI / 2)));
  return (
    turned(side) ||
    turned(box(body.width, body.depth)) ||
    turned(box(body.width, extent(side, Math.PI / 2))) ||
    angles(side).some((angle) => goes(extent(side, angle), body.width))
  );
}
