import { type BufferGeometry, CatmullRomCurve3, TubeGeometry, Vector3 } from 'three';
import { fewer } from './detail.ts';
import type { Deform } from './soft-box.ts';

export interface PipingOptions {
  sides?: (1 | -1)[];
  thickness?: number;
}

/** The welt along the seams of a cushion, bent by the same deformation as the cushion itself. */
export function piping(
  width: number,
  height: number,
  depth: number,
  radius: number,
  deform: Deform,
  options: PipingOptions = {},
): BufferGeometry[] {
  const { sides = [1, -1], thickness = 0.0045 } = options;
  const x = width / 2 - radius;
  const z = depth / 2 - radius;
  const bend = radius * Math.SQRT1_2;
  return sides.map((side) => {
    const y = side * (height / 2 - radius + bend);
    const points: Vector3[] = [];
    const turn = (cx: number, cz: number, from: number) => {
      for (let i = 0; i <= 5; i++) {
        const angle = from + (i / 5) * (Math.PI / 2);
        points.push(new Vector3(cx + Math.cos(angle) * bend, y, cz + Math.sin(angle) * bend));
      }
    };
    const straight = (from: Vector3, to: Vector3) => {
      const count = Math.max(2, Math.round(from.distanceTo(to) / 0.04));
      for (let i = 1; i < count; i++) points.push(from.clone().lerp(to, i / count));
    };
    turn(x, z, 0);
    straight(new Vector3(x, y, z + bend), new Vector3(-x, y, z + bend));
    turn(-x, z, Math.PI / 2);
    straight(new Vector3(-x - bend, y, z), new Vector3(-x - bend, y, -z));
    turn(-x, -z, Math.PI);
    straight(new Vector3(-x, y, -z - bend), new Vector3(x, y, -z - bend));
    turn(x, -z, 1.5 * Math.PI);
    straight(new Vector3(x + bend, y, -z), new Vector3(x + bend, y, z));
    const seam = new CatmullRomCurve3(points.map(deform), true, 'centripetal');
    return new TubeGeometry(seam, fewer(points.length * 2, 12), thickness, fewer(6, 4), true);
  });
}

/** A welt along any line. */
export function cord(points: Vector3[], thickness: number, closed = false): BufferGeometry {
  return new TubeGeometry(
    new CatmullRomCurve3(points, closed, 'centripetal'),
    fewer(points.length * 4, 12),
    thickness,
    fewer(8, 4),
    closed,
  );
}
