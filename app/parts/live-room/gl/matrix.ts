import type { Look, Place } from '#core/room/index.ts';

/** Sixteen numbers, column by column, as WebGL takes them. */
export type Matrix = Float32Array;

export function times(one: Matrix, other: Matrix): Matrix {
  const out = new Float32Array(16);
  for (let column = 0; column < 4; column += 1)
    for (let row = 0; row < 4; row += 1) {
      let sum = 0;
      for (let at = 0; at < 4; at += 1) sum += (one[at * 4 + row] ?? 0) * (other[column * 4 + at] ?? 0);
      out[column * 4 + row] = sum;
    }
  return out;
}

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Place, b: Place) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function unit(a: Place): Place {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** The world as seen from `eye`, looking at `at`. */
export function seenFrom(eye: Place, at: Place): Matrix {
  const back = unit(minus(eye, at));
  const right = unit(cross(Math.abs(back[1]) > 0.999 ? [0, 0, 1] : [0, 1, 0], back));
  const up = cross(back, right);
  return Float32Array.of(
    ...[right[0], up[0], back[0], 0],
    ...[right[1], up[1], back[1], 0],
    ...[right[2], up[2], back[2], 0],
    ...[-dot(right, eye), -dot(up, eye), -dot(back, eye), 1],
  );
}

export function perspective(degrees: number, aspect: number, near: number, far: number): Matrix {
  const scale = 1 / Math.tan((degrees * Math.PI) / 360);
  const depth = 1 / (near - far);
  return Float32Array.of(
    ...[scale / aspect, 0, 0, 0],
    ...[0, scale, 0, 0],
    ...[0, 0, (near + far) * depth, -1],
    ...[0, 0, 2 * near * far * depth, 0],
  );
}

/** Parallel rays through a ball around `middle`: what the sun sees. */
export function fromSun(sun: Place, middle: Place, radius: number): Matrix {
  const eye: Place = [
    middle[0] + sun[0] * radius * 2,
    middle[1] + sun[1] * radius * 2,
    middle[2] + sun[2] * radius * 2,
  ];
  const flat = Float32Array.of(
    ...[1 / radius, 0, 0, 0],
    ...[0, 1 / radius, 0, 0],
    ...[0, 0, -1 / (radius * 1.5), 0],
    ...[0, 0, -(radius * 2) / (radius * 1.5), 1],
  );
  return times(flat, seenFrom(eye, middle));
}

export function cameraOf({ eye, at, degrees }: Look, aspect: number): Matrix {
  const away = Math.hypot(...minus(at, eye));
  return times(perspective(degrees, aspect, away > 3 ? 0.5 : 0.06, away + 60), seenFrom(eye, at));
}
