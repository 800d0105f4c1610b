import { type BufferGeometry, CatmullRomCurve3, Vector3 } from 'three';
import { fewer } from './detail.ts';
import { mesh } from './mesh.ts';
import { smoothNormals } from './smooth-normals.ts';

export interface SweepOptions {
  steps?: number;
  sides?: number;
  /** 2 is round, above it grows towards a rectangle. */
  power?: number;
  /** Direction of the first half-size. */
  across?: Vector3;
  /** Straight lines between the points instead of one smooth curve. */
  tension?: number;
}

const power = (value: number, exponent: number) => Math.sign(value) * Math.abs(value) ** exponent;

/** A superelliptic section drawn along a curve: sculpted wood, bent metal. */
export function sweep(
  points: Vector3[],
  halves: (t: number) => readonly [number, number],
  options: SweepOptions = {},
): BufferGeometry {
  const { power: roundness = 2.4, across = new Vector3(1, 0, 0) } = options;
  const steps = fewer(options.steps ?? 40, 4);
  const sides = fewer(options.sides ?? 20, 8);
  const curve = new CatmullRomCurve3(points, false, options.tension === undefined ? 'centripetal' : 'catmullrom');
  if (options.tension !== undefined) curve.tension = options.tension;
  const length = curve.getLength();
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  const side = new Vector3();
  const up = new Vector3();
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const centre = curve.getPointAt(t);
    const ahead = curve.getTangentAt(t);
    side.copy(across).addScaledVector(ahead, -across.dot(ahead)).normalize();
    up.copy(ahead).cross(side);
    const [a, b] = halves(t);
    const end = i === 0 || i === steps ? 0.86 : 1;
    for (let j = 0; j <= sides; j++) {
      const angle = (j / sides) * Math.PI * 2;
      const x = power(Math.cos(angle), 2 / roundness) * a * end;
      const y = power(Math.sin(angle), 2 / roundness) * b * end;
      positions.push(
        centre.x + side.x * x + up.x * y,
        centre.y + side.y * x + up.y * y,
        centre.z + side.z * x + up.z * y,
      );
      uvs.push(t * length, (j / sides) * Math.PI * (a + b));
    }
  }
  for (let i = 0; i < steps; i++) {
    for (let j = 0; j < sides; j++) {
      const k = i * (sides + 1) + j;
      indices.push(k, k + 1, k + sides + 1, k + 1, k + sides + 2, k + sides + 1);
    }
  }
  const body = positions.slice();
  for (const end of [0, steps]) {
    const base = positions.length / 3;
    const centre = curve.getPointAt(end / steps);
    positions.push(centre.x, centre.y, centre.z);
    uvs.push(0, 0);
    for (let j = 0; j <= sides; j++) {
      const k = (end * (sides + 1) + j) * 3;
      positions.push(body[k] ?? 0, body[k + 1] ?? 0, body[k + 2] ?? 0);
      const angle = (j / sides) * Math.PI * 2;
      uvs.push(Math.cos(angle) * 0.02, Math.sin(angle) * 0.02);
    }
    for (let j = 0; j < sides; j++) {
      if (end === 0) indices.push(base, base + j + 2, base + j + 1);
      else indices.push(base, base + j + 1, base + j + 2);
    }
  }
  return smoothNormals(mesh(positions, uvs, indices));
}

/** A straight bar between two points, with equal section all along. */
export function bar(from: Vector3, to: Vector3, a: number, b = a, options: SweepOptions = {}): BufferGeometry {
  return sweep([from, from.clone().lerp(to, 0.5), to], () => [a, b], { steps: 6, sides: 16, ...options });
}
