import { type Corners, cssTransform, homography, type Point } from './homography.ts';
import type { CollagePiece } from './piece.ts';
import { type CollageFormat, collageFrames } from './projection.ts';

/** The board's floor: its horizon, and the row where it's drawn at the pieces' scale. */
interface Floor {
  /** Percent of the frame's height. */
  horizon: number;
  trueRow: number;
  /** The distance of that row in inches: the closer, the steeper the floor. */
  distance: number;
  /** How far above the anchor's foot a rug ends. */
  above: number;
}

const floors: Readonly<Record<CollageFormat, Floor>> = {
  landscape: { horizon: 28, trueRow: 80, distance: 108, above: 6 },
  portrait: { horizon: 29, trueRow: 77, distance: 128, above: 2.5 },
};

/** The showroom's camera for rug pictures. */
const camera = { turn: (14 * Math.PI) / 180, elevation: (48 * Math.PI) / 180, halfView: 0.215 };

/** A rug's corners in the frame, in percent: far edge just above the anchor's foot, near edge often below the frame. */
export function rugCorners(
  { width, depth }: { width: number; depth: number },
  { format, span, anchorFoot }: { format: CollageFormat; span: number; anchorFoot: number },
): Corners {
  const { horizon, trueRow, distance, above } = floors[format];
  const smaller = collageFrames[format].span / span;
  const farRow = anchorFoot - above;
  const far = (distance * (trueRow - horizon)) / (farRow - horizon);
  const near = Math.max(far - depth * smaller, distance * 0.3);
  const edge = (away: number) => {
    const row = horizon + ((trueRow - horizon) * distance) / away;
    const half = ((width / 2 / span) * 100 * distance) / away;
    return { row, half };
  };
  const [back, front] = [edge(far), edge(near)];
  return [
    [50 - back.half, back.row],
    [50 + back.half, back.row],
    [50 + front.half, front.row],
    [50 - front.half, front.row],
  ];
}

/** A rug's four corners in its own cut-out, as shares of the picture's width and height. */
export function cornersInCutOut({ width, depth }: { width: number; depth: number }): Corners {
  const [cos, sin] = [Math.cos(camera.turn), Math.sin(camera.turn)];
  const corners = [
    [-width / 2, depth / 2],
    [width / 2, depth / 2],
    [width / 2, -depth / 2],
    [-width / 2, -depth / 2],
  ].map(([x = 0, y = 0]) => {
    const [across, back] = [x * cos - y * sin, x * sin + y * cos];
    return { across, up: back * Math.sin(camera.elevation), nearer: -back * Math.cos(camera.elevation) };
  });
  const away = Math.max(...corners.map(({ across, nearer }) => nearer + Math.abs(across) / camera.halfView));
  const seen = corners.map(({ across, up, nearer }) => [across / (away - nearer), -up / (away - nearer)] as const);
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const share = (value: number, all: readonly number[]) =>
    (value - Math.min(...all)) / (Math.max(...all) - Math.min(...all));
  const [a, b, c, d] = seen.map(([x, y]): Point => [share(x, xs), share(y, ys)]);
  if (!a || !b || !c || !d) throw new Error('a rug has four corners');
  return [a, b, c, d];
}

/** Projects the picture, as wide as the frame, onto the floor. */
export function rugTransform(piece: CollagePiece, corners: Corners, format: CollageFormat): string | null {
  if (!piece.cutOut) return null;
  const tall = piece.cutOut.height / piece.cutOut.width;
  const [a, b, c, d] = cornersInCutOut(piece.dimensions);
  const inPicture = ([x, y]: Point): Point => [x, y * tall];
  const inFrame = ([x, y]: Point): Point => [x / 100, y / 100 / collageFrames[format].ratio];
  const [e, f, g, h] = corners;
  return cssTransform(
    homography(
      [inPicture(a), inPicture(b), inPicture(c), inPicture(d)],
      [inFrame(e), inFrame(f), inFrame(g), inFrame(h)],
    ),
  );
}
