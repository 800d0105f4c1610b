import { type BufferGeometry, LatheGeometry, Vector2 } from 'three';
import { fewer } from './detail.ts';

/** Faces look outward when the outline is drawn from its foot, outside, to its head. */
function runsUpward(points: Vector2[]): boolean {
  const area = points.reduce((sum, point, i) => sum + point.cross(points[(i + 1) % points.length] ?? point), 0);
  return area > 0;
}

/** A turned shape from [radius, height] pairs; texture in metres, planar on the faces that look up or down. */
export function lathe(profile: (readonly [number, number])[], segments = 72): BufferGeometry {
  const points = profile.map(([radius, height]) => new Vector2(Math.max(radius, 1e-5), height));
  const geometry = new LatheGeometry(runsUpward(points) ? points : points.reverse(), fewer(segments, 16));
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i++) {
    const x = position.getX(i);
    const z = position.getZ(i);
    if (Math.abs(normal.getY(i)) > 0.75) uv.setXY(i, x, z);
    else uv.setXY(i, position.getY(i), Math.atan2(z, x) * Math.hypot(x, z));
  }
  return geometry;
}

/** A round top: flat, with a small rounding above and a long bevel beneath. */
export function disc(radius: number, top: number, thickness: number, bevel = 0.03): BufferGeometry {
  const under = Math.min(bevel, radius * 0.3);
  return lathe(
    [
      [0, top],
      [radius - 0.006, top],
      [radius - 0.002, top - 0.0015],
      [radius, top - 0.005],
      [radius - 0.002, top - Math.min(0.011, thickness * 0.4)],
      [radius - under, top - thickness + 0.003],
      [radius - under - 0.01, top - thickness],
      [0, top - thickness],
    ],
    128,
  );
}
