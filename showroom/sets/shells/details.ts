import { PlaneGeometry } from 'three';
import { mesh } from '../../models/geometry/mesh.ts';
import { random } from '../../models/geometry/random.ts';
import { Kit, softBox } from '../../models/parts.ts';
import { FRONT } from './shell.ts';
import { type Box, onWall, type Side } from './walls.ts';

/** A frame of molding, centered, facing +z. */
function molding(material: string, width: number, height: number, bar = 0.035): Kit {
  const kit = new Kit();
  for (const side of [-1, 1]) {
    kit.add(material, softBox(width, bar, 0.024, { radius: 0.009 }), { y: (side * (height - bar)) / 2, z: 0.0005 });
    kit.add(material, softBox(bar, height - 0.002, 0.024, { radius: 0.009, grain: 'y' }), {
      x: (side * (width - bar)) / 2,
    });
  }
  return kit;
}

/** Pre-war paneling: tall frames over low ones, with a chair rail between. Spans are along the wall. */
export function panelling(
  kit: Kit,
  box: Box,
  side: Side,
  material: string,
  spans: [number, number][],
  rail = 0.92,
): void {
  for (const [from, to] of spans) {
    const count = Math.max(1, Math.round((to - from) / 1.15));
    const wide = (to - from) / count;
    for (let i = 0; i < count; i++) {
      const at = from + wide * (i + 0.5);
      const top = box.height - 0.34;
      kit.addKit(molding(material, wide - 0.16, top - rail - 0.14), {
        ...onWall(box, side, at, 0.009),
        y: (top + rail + 0.14) / 2,
      });
      kit.addKit(molding(material, wide - 0.16, rail - 0.42), { ...onWall(box, side, at, 0.009), y: (rail + 0.2) / 2 });
    }
    kit.add(material, softBox(to - from, 0.055, 0.032, { radius: 0.012 }), {
      ...onWall(box, side, (from + to) / 2, 0.015),
      y: rail,
    });
  }
}

/** Horizontal boards with a shadow gap between them. */
export function shiplap(
  kit: Kit,
  box: Box,
  side: Side,
  material: string,
  spans: [number, number, number, number][],
): void {
  const row = 0.185;
  for (const [from, to, low, high] of spans) {
    const count = Math.ceil((high - low) / row);
    for (let i = 0; i < count; i++) {
      const y = low + i * row;
      const tall = Math.min(row, high - y) - 0.006;
      if (tall < 0.03) continue;
      kit.add(material, softBox(to - from, tall, 0.018, { radius: 0.003, rounds: 1 }), {
        ...onWall(box, side, (from + to) / 2, 0.0085),
        y: y + tall / 2 + 0.003,
      });
    }
  }
}

/** Beams from wall to wall, or along the room. */
export function beams(
  kit: Kit,
  { width, height, back }: Box,
  material: string,
  places: number[],
  size = [0.16, 0.2],
): void {
  const [wide = 0.16, tall = 0.2] = size;
  places.forEach((z, i) => {
    if (z < back) return;
    kit.add(material, softBox(width + 0.1, tall, wide, { radius: 0.012, shift: i * 1.37 }), {
      y: height - tall / 2 + 0.02,
      z,
    });
  });
}

/** Upright slats with a dark ground behind them. */
export function slats(kit: Kit, box: Box, material: string, from: number, to: number, low: number, high: number): void {
  const step = 0.058;
  kit.add('paint:#2e241c', softBox(to - from, high - low, 0.012, { radius: 0.001 }), {
    ...onWall(box, 'back', (from + to) / 2, 0.0065),
    y: (low + high) / 2,
  });
  const count = Math.floor((to - from) / step);
  for (let i = 0; i < count; i++)
    kit.add(
      material,
      softBox(0.036, high - low - 0.004, 0.03, { radius: 0.003, rounds: 1, grain: 'y', shift: i * 0.73 }),
      {
        ...onWall(box, 'back', from + (i + 0.5) * step, 0.0265),
        y: (low + high) / 2,
      },
    );
}

/** A herringbone floor: blocks at 45 degrees in three tones, over a dark joint. */
export function herringbone(kit: Kit, { width, back }: Box, floor: string): void {
  const draw = random(17);
  const [long, wide] = [0.48, 0.096];
  const base = new PlaneGeometry(width + 0.4, FRONT - back + 0.4).rotateX(-Math.PI / 2);
  kit.add('paint:#3a2c20', base, { y: -0.0016, z: (FRONT + back) / 2 });
  const lists = [0, 1, 2].map(() => ({ positions: [] as number[], uvs: [] as number[], indices: [] as number[] }));
  const half = Math.SQRT1_2;
  const block = (x: number, z: number, turned: boolean) => {
    const list = lists[Math.floor(draw() * 3)] ?? lists[0];
    if (!list) return;
    const [u, v] = [draw() * 9, draw() * 5];
    const first = list.positions.length / 3;
    const gap = 0.0011;
    for (const [a, b] of [
      [gap, gap],
      [gap, wide - gap],
      [long - gap, wide - gap],
      [long - gap, gap],
    ] as const) {
      const [p, q] = turned ? [x + b, z + a] : [x + a, z + b];
      list.positions.push((p + q) * half, 0, (q - p) * half);
      list.uvs.push(u + a, v + b);
    }
    if (turned) list.indices.push(first, first + 2, first + 1, first, first + 3, first + 2);
    else list.indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  };
  const reach = 9.5;
  const steps = Math.ceil((2 * reach) / wide);
  for (let k = 0; k < steps; k++) {
    for (let m = -Math.ceil(reach / long); m < reach / long; m++) {
      const x = -reach + k * wide + m * 2 * long;
      const z = -reach + k * wide;
      block(x, z, false);
      block(x - wide, z, true);
    }
  }
  lists.forEach(({ positions, uvs, indices }, tone) => {
    const kept: number[] = [];
    for (let i = 0; i < indices.length; i += 3) {
      const at = (indices[i] ?? 0) * 3;
      const [x, z] = [positions[at] ?? 0, positions[at + 2] ?? 0];
      if (Math.abs(x) < width / 2 + 0.4 && z > back - 0.4 && z < FRONT) kept.push(...indices.slice(i, i + 3));
    }
    if (kept.length === 0) return;
    const blocks = mesh(positions, uvs, kept);
    blocks.computeVertexNormals();
    kit.add(`parquet:${floor}-${tone}`, blocks);
  });
}
