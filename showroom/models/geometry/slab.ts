import { type BufferGeometry, ExtrudeGeometry, Shape, Vector2 } from 'three';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

/** A flat top of any outline, its upper face at `top`; texture in metres, the grain along x. */
export function slab(outline: Vector2[], top: number, thickness: number, bevel = 0.004): BufferGeometry {
  const geometry = new ExtrudeGeometry(new Shape(outline), {
    depth: thickness - 2 * bevel,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 3,
    curveSegments: 24,
  });
  geometry.rotateX(Math.PI / 2);
  geometry.translate(0, top - bevel, 0);
  const position = geometry.getAttribute('position');
  const normal = geometry.getAttribute('normal');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i++) {
    const flat = Math.abs(normal.getY(i)) > 0.7;
    uv.setXY(i, position.getX(i) + (flat ? 0 : position.getZ(i)), flat ? position.getZ(i) : position.getY(i));
  }
  return mergeVertices(geometry, 1e-5);
}

/** A closed, slowly curved outline through the given radii, as a river stone has. */
export function pebble(width: number, depth: number, radii: number[], steps = 120): Vector2[] {
  const count = radii.length;
  const at = (i: number) => radii[((i % count) + count) % count] ?? 1;
  const points: Vector2[] = [];
  for (let k = 0; k < steps; k++) {
    const t = (k / steps) * count;
    const i = Math.floor(t);
    const f = t - i;
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const radius = b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
    const angle = (k / steps) * Math.PI * 2;
    points.push(new Vector2((Math.cos(angle) * radius * width) / 2, (Math.sin(angle) * radius * depth) / 2));
  }
  return points;
}

/** A rectangle with rounded corners. */
export function roundedRectangle(width: number, depth: number, radius: number): Vector2[] {
  const points: Vector2[] = [];
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const;
  corners.forEach(([sx, sz], quarter) => {
    for (let i = 0; i <= 10; i++) {
      const angle = (quarter + i / 10) * (Math.PI / 2);
      points.push(
        new Vector2(
          sx * (width / 2 - radius) + Math.cos(angle) * radius,
          sz * (depth / 2 - radius) + Math.sin(angle) * radius,
        ),
      );
    }
  });
  return points;
}
