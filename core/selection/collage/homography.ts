export type Point = readonly [x: number, y: number];
/** The corners of a flat object as seen: far left, far right, near right, near left. */
export type Corners = readonly [Point, Point, Point, Point];
type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** From the unit square to any four corners (Heckbert, 1989). */
function squareTo([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Corners): Matrix {
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
  const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
  const under = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / under;
  const h = (dx1 * sy - sx * dy1) / under;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

function adjugate([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    ...([e * i - f * h, c * h - b * i, b * f - c * e] as const),
    ...([f * g - d * i, a * i - c * g, c * d - a * f] as const),
    ...([d * h - e * g, b * g - a * h, a * e - b * d] as const),
  ];
}

function times(a: Matrix, b: Matrix): Matrix {
  const cell = (row: 0 | 3 | 6, column: 0 | 1 | 2) =>
    a[row] * b[column] +
    a[(row + 1) as 1 | 4 | 7] * b[(column + 3) as 3 | 4 | 5] +
    a[(row + 2) as 2 | 5 | 8] * b[(column + 6) as 6 | 7 | 8];
  return [
    ...([cell(0, 0), cell(0, 1), cell(0, 2)] as const),
    ...([cell(3, 0), cell(3, 1), cell(3, 2)] as const),
    ...([cell(6, 0), cell(6, 1), cell(6, 2)] as const),
  ];
}

/** The perspective transform that maps one quadrilateral to another. */
export function homography(from: Corners, to: Corners): Matrix {
  const matrix = times(squareTo(to), adjugate(squareTo(from)));
  const [a, b, c, d, e, f, g, h, i] = matrix;
  return [a / i, b / i, c / i, d / i, e / i, f / i, g / i, h / i, 1];
}

export function carry([a, b, c, d, e, f, g, h, i]: Matrix, [x, y]: Point): Point {
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

const short = (value: number) => Number(value.toFixed(5));

/**
 * The same as a CSS transform with the upper left origin, in units of the frame's width. It needs no pixel measurements
 * and scales with the frame, which a plain matrix3d would not.
 */
export function cssTransform([a, b, c, d, e, f, g, h]: Matrix): string {
  const plain = [a - c * g, d - f * g, b - c * h, e - f * h, 0, 0].map(short).join(',');
  const lean = [1, 0, -g, 0, 0, 1, -h, 0, 0, 0, 1, 0, 0, 0, 0, 1].map(short).join(',');
  return `translate(${short(c * 100)}cqw,${short(f * 100)}cqw) matrix(${plain}) perspective(100cqw) matrix3d(${lean})`;
}
