import { Vector3 } from 'three';
import type { Kit } from '../geometry/kit.ts';
import { lathe } from '../geometry/lathe.ts';
import { roundedRectangle, slab } from '../geometry/slab.ts';
import { softBox } from '../geometry/soft-box.ts';
import { bar, sweep } from '../geometry/sweep.ts';
import { taperedLeg } from '../legs.ts';
import { pedestalFoot } from '../measures.ts';

export type TableBase = 'taper' | 'frame' | 'block' | 'pedestal' | 'trestle' | 'columns' | 'drum' | 'hoop';

export interface BaseOptions {
  base: TableBase;
  material: string;
  round: boolean;
  width: number;
  depth: number;
  /** Underside of the top. */
  height: number;
  /** A shelf between the legs, at this share of the height. */
  shelf?: { material: string; at: number };
}

const at = (x: number, y: number, z: number) => new Vector3(x, y, z);

function taper(kit: Kit, { material, round, width, depth, height }: BaseOptions): void {
  const reach = round ? 0.6 : 0.8;
  const thickness = height > 0.6 ? 0.03 : 0.025;
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      const x = (sx * width * reach * (round ? Math.SQRT1_2 : 1)) / 2;
      const z = (sz * depth * reach * (round ? Math.SQRT1_2 : 0.94)) / 2;
      const splay = Math.min(height * 0.17, round ? width * 0.1 : 0.09);
      kit.add(
        material,
        taperedLeg(
          at(x, height + 0.004, z),
          height + 0.004,
          thickness,
          thickness * 0.5,
          sx * splay,
          sz * splay * (round ? 1 : 0.7),
        ),
      );
    }
  }
  if (round) {
    for (const turn of [Math.PI / 4, -Math.PI / 4])
      kit.add(material, softBox(width * 0.6, 0.042, 0.026, { radius: 0.006 }), {
        y: height - 0.022 + turn * 0.0008,
        ry: turn,
      });
    return;
  }
  const rail = height > 0.6 ? 0.07 : 0.045;
  for (const side of [-1, 1]) {
    kit.add(material, softBox(width * 0.78, rail, 0.022, { radius: 0.004 }), {
      y: height - rail / 2,
      z: side * depth * 0.36,
    });
    kit.add(material, softBox(0.022, rail - 0.002, depth * 0.7, { radius: 0.004, grain: 'z' }), {
      x: side * width * 0.385,
      y: height - rail / 2,
    });
  }
}

/** Square steel tube: two loops joined under the top. */
function frame(kit: Kit, { material, width, depth, height }: BaseOptions): void {
  const rod = height > 0.6 ? 0.02 : 0.0125;
  const x = width / 2 - rod - 0.02;
  const z = depth / 2 - rod - 0.02;
  const square = { power: 9 };
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1])
      kit.add(material, softBox(rod * 2, height, rod * 2, { radius: 0.0015, grain: 'y' }), {
        x: sx * x,
        y: height / 2,
        z: sz * z,
      });
    for (const y of [rod, height - rod])
      kit.add(material, bar(at(sx * x, y, -z), at(sx * x, y, z), rod * 0.98, rod * 0.98, square));
    kit.add(
      material,
      bar(at(-x, height - rod, sx * z), at(x, height - rod, sx * z), rod * 0.96, rod * 0.96, {
        ...square,
        across: at(0, 1, 0),
      }),
    );
  }
}

function block(kit: Kit, { material, width, depth, height }: BaseOptions): void {
  const size = height > 0.6 ? 0.085 : 0.06;
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1])
      kit.add(material, softBox(size, height + 0.002, size, { radius: 0.006, grain: 'y', shift: sx + sz * 2 }), {
        x: sx * (width / 2 - size / 2 - 0.012),
        y: height / 2,
        z: sz * (depth / 2 - size / 2 - 0.012),
      });
    kit.add(material, softBox(width - 2 * size, 0.06, 0.024, { radius: 0.004, shift: sx }), {
      y: height - 0.031,
      z: sx * (depth / 2 - size / 2 - 0.012),
    });
    kit.add(material, softBox(0.024, 0.059, depth - 2 * size, { radius: 0.004, grain: 'z' }), {
      x: sx * (width / 2 - size / 2 - 0.012),
      y: height - 0.031,
    });
  }
}

function pedestal(kit: Kit, { material, width, height }: BaseOptions): void {
  const foot = pedestalFoot(width);
  kit.add(
    material,
    lathe(
      [
        [0, height],
        [foot * 0.62, height],
        [foot * 0.6, height - 0.02],
        [foot * 0.3, height - 0.1 * height],
        [foot * 0.2, height * 0.55],
        [foot * 0.26, height * 0.2],
        [foot * 0.7, 0.045],
        [foot * 0.98, 0.022],
        [foot, 0.01],
        [foot * 0.98, 0],
        [0, 0],
      ],
      96,
    ),
  );
}

function trestle(kit: Kit, { material, width, depth, height }: BaseOptions): void {
  for (const side of [-1, 1]) {
    const x = side * width * 0.36;
    kit.add(material, softBox(0.085, height, depth * 0.3, { radius: 0.012, grain: 'y', shift: side }), {
      x,
      y: height / 2,
    });
    kit.add(material, softBox(0.1, 0.06, depth * 0.78, { radius: 0.014, grain: 'z' }), { x, y: 0.03 });
    kit.add(material, softBox(0.1, 0.05, depth * 0.7, { radius: 0.012, grain: 'z' }), { x, y: height - 0.025 });
  }
  kit.add(material, softBox(width * 0.72, 0.075, 0.04, { radius: 0.006 }), { y: height * 0.36 });
}

/** Three or four fat turned columns: the playful one. */
function columns(kit: Kit, { material, width, depth, height }: BaseOptions): void {
  const radius = Math.min(width, depth) * 0.13;
  for (const angle of [0.5, 2.4, 4.4]) {
    kit.add(
      material,
      lathe(
        [
          [0, height],
          [radius, height],
          [radius, 0.008],
          [radius - 0.006, 0],
          [0, 0],
        ],
        64,
      ),
      { x: Math.cos(angle) * width * 0.27, z: Math.sin(angle) * depth * 0.26 },
    );
  }
}

function drum(kit: Kit, { material, width, depth, height, round }: BaseOptions): void {
  if (round) {
    const radius = width / 2 - 0.02;
    const reeds = Math.round((Math.PI * 2 * radius) / 0.026);
    kit.add(
      material,
      lathe(
        [
          [0, height],
          [radius - 0.008, height],
          [radius - 0.008, 0.03],
          [radius - 0.03, 0.03],
          [radius - 0.03, 0],
          [0, 0],
        ],
        96,
      ),
    );
    for (let i = 0; i < reeds; i++) {
      const angle = (i / reeds) * Math.PI * 2;
      kit.add(material, softBox(0.023, height - 0.032, 0.018, { radius: 0.006, grain: 'y', shift: i * 0.17 }), {
        x: Math.sin(angle) * (radius - 0.008),
        y: (height + 0.032) / 2,
        z: Math.cos(angle) * (radius - 0.008),
        ry: angle,
      });
    }
    return;
  }
  kit.add(material, slab(roundedRectangle(width - 0.04, depth - 0.04, 0.03), height, height - 0.03));
  kit.add(material, softBox(width - 0.14, 0.034, depth - 0.14, { radius: 0.003 }), { y: 0.017 });
}

/** Two bent hoops of round steel, crossing. */
function hoop(kit: Kit, { material, width, depth, height }: BaseOptions): void {
  const rod = 0.0095;
  for (const side of [-1, 1]) {
    const x = side * width * 0.36;
    const z = depth * 0.36;
    kit.add(
      material,
      sweep(
        [
          at(x * 0.8, height - rod, z * 0.8),
          at(x * 0.93, height * 0.5, z * 0.95),
          at(x, 0.05, z),
          at(x, rod, z * 0.85),
          at(x, rod, 0),
          at(x, rod, -z * 0.85),
          at(x, 0.05, -z),
          at(x * 0.93, height * 0.5, -z * 0.95),
          at(x * 0.8, height - rod, -z * 0.8),
        ],
        () => [rod, rod],
        { steps: 90, sides: 14, power: 2 },
      ),
    );
    kit.add(
      material,
      bar(
        at(-width * 0.29, height - rod, side * z * 0.78),
        at(width * 0.29, height - rod, side * z * 0.78),
        rod * 0.98,
        rod * 0.98,
        { power: 2, across: at(0, 1, 0) },
      ),
    );
  }
}

const BASES: Record<TableBase, (kit: Kit, options: BaseOptions) => void> = {
  taper,
  frame,
  block,
  pedestal,
  trestle,
  columns,
  drum,
  hoop,
};

export function tableBase(kit: Kit, options: BaseOptions): void {
  BASES[options.base](kit, options);
  const { shelf, width, depth, height, round } = options;
  if (!shelf) return;
  const inset = options.base === 'frame' ? 0.03 : round ? width * 0.12 : 0.07;
  const y = height * shelf.at;
  if (round)
    kit.add(
      shelf.material,
      lathe(
        [
          [0, y],
          [width / 2 - inset, y],
          [width / 2 - inset + 0.002, y - 0.009],
          [width / 2 - inset, y - 0.018],
          [0, y - 0.018],
        ],
        96,
      ),
    );
  else kit.add(shelf.material, slab(roundedRectangle(width - 2 * inset, depth - 2 * inset, 0.006), y, 0.02, 0.003));
}
