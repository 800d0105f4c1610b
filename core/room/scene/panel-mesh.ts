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
    ] as const;
    const faces = normal.map((part) => Math.round(part * 10_000)).join();
    const grid: number[] = [];
    for (let j = 0; j <= rows; j += 1)
      for (let i = 0; i <= across; i += 1) {
        const u = i / across;
        const v = j / rows;
        const x = from[0] + along[0] * u + up[0] * v;
        const y = from[1] + along[1] * u + up[1] * v;
        const z = from[2] + along[2] * u + up[2] * v;
        const key = `${Math.round(x * 10_000)} ${Math.round(y * 10_000)} ${Math.round(z * 10_000)} ${faces}`;
        const before = known.get(key);
        grid.push(before ?? positions.length / 3);
        if (before !== undefined) continue;
        known.set(key, positions.length / 3);
        positions.push(x, y, z);
        normals.push(normal[0], normal[1], normal[2]);
        // Planks run on from one part of the floor to the next.
        if (surface === 'floor') uvs.push(x, z);
        else uvs.push(u * long, v * high);
      }
    for (let j = 0; j < rows; j += 1)
      for (let i = 0; i < across; i += 1) {
        const at = j * (across + 1) + i;
        const a = grid[at] as number;
        const d = grid[at + across + 2] as number;
        index.push(a, grid[at + 1] as number, d, a, d, grid[at + across + 1] as number);
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
