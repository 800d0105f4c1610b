import type { Panel } from './panel.ts';

/** A mesh in plain arrays: three numbers a point, two for its place on the surface in meters. */
export interface PlainMesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly uvs: Float32Array;
  readonly index: Uint32Array;
}

/** Panels as one mesh, with points about every `spacing` meters: light is kept point by point. */
export function meshOfPanels(panels: readonly Panel[], spacing: number): PlainMesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  // Parts that meet share their points, so light can be evened out across the seam.
  const known = new Map<string, number>();
  for (const { surface, from, along, up } of panels) {
    const [long, high] = [Math.hypot(...along), Math.hypot(...up)];
    const [across, rows] = [Math.max(1, Math.round(long / spacing)), Math.max(1, Math.round(high / spacing))];
    const size = long * high;
    const normal = [
      (along[1] * up[2] - along[2] * up[1]) / size,
      (along[2] * up[0] - along[0] * up[2]) / size,
      (along[0] * up[1] - along[1] * up[0]) / size,
    ];
    const grid: number[] = [];
    for (let j = 0; j <= rows; j += 1)
      for (let i = 0; i <= across; i += 1) {
        const [u, v] = [i / across, j / rows];
        const [x = 0, y = 0, z = 0] = from.map((start, axis) => start + (along[axis] ?? 0) * u + (up[axis] ?? 0) * v);
        const key = [x, y, z, ...normal].map((value) => Math.round(value * 10_000)).join();
        const point = known.get(key) ?? positions.length / 3;
        grid.push(point);
        if (known.has(key)) continue;
        known.set(key, point);
        positions.push(x, y, z);
        normals.push(...normal);
        // Planks run on from one part of the floor to the next.
        if (surface === 'floor') uvs.push(x, z);
        else uvs.push(u * long, v * high);
      }
    for (let j = 0; j < rows; j += 1)
      for (let i = 0; i < across; i += 1) {
        const at = j * (across + 1) + i;
        const [a = 0, b = 0, c = 0, d = 0] = [at, at + 1, at + across + 1, at + across + 2].map(
          (one) => grid[one] ?? 0,
        );
        index.push(a, b, d, a, d, c);
      }
  }
  return {
    ...{ positions: Float32Array.from(positions), normals: Float32Array.from(normals) },
    ...{ uvs: Float32Array.from(uvs), index: Uint32Array.from(index) },
  };
}

/** The six sides of a piece that has no model, around its middle on the floor. */
export function meshOfBox(width: number, depth: number, height: number): PlainMesh {
  const [x, z] = [width / 2, depth / 2];
  const side = (from: Panel['from'], along: Panel['along'], up: Panel['up']): Panel => ({
    ...{ surface: 'wall', wall: null, from, along, up },
  });
  return meshOfPanels(
    [
      side([-x, 0, z], [width, 0, 0], [0, height, 0]),
      side([x, 0, -z], [-width, 0, 0], [0, height, 0]),
      side([x, 0, z], [0, 0, -depth], [0, height, 0]),
      side([-x, 0, -z], [0, 0, depth], [0, height, 0]),
      side([-x, height, z], [width, 0, 0], [0, 0, -depth]),
    ],
    0.15,
  );
}
