import { Vector3 } from 'three';
import type { Kit } from '../geometry/kit.ts';
import { lathe } from '../geometry/lathe.ts';
import { cord } from '../geometry/piping.ts';
import { softBox } from '../geometry/soft-box.ts';
import { sweep } from '../geometry/sweep.ts';
import { ARM_WIDTH } from '../measures.ts';
import { padded } from './cushion.ts';

export type ArmStyle = 'track' | 'rolled' | 'exposed';

export interface ArmOptions {
  upholstery: string;
  wood: string;
  /** Outer face in x, and which side it is on. */
  outer: number;
  side: 1 | -1;
  depth: number;
  /** Underside of the upholstery, and the top of the arm. */
  from: number;
  to: number;
  z?: number;
}

function track(kit: Kit, { upholstery, outer, side, depth, from, to, z = 0 }: ArmOptions): void {
  const width = ARM_WIDTH.track;
  padded(
    kit,
    upholstery,
    [width, to - from, depth],
    { radius: 0.034, seed: 3 + side },
    {
      x: outer - (side * width) / 2,
      y: (from + to) / 2,
      z,
    },
  );
}

/** A panel with a scroll along its top; the scroll's face is closed by a domed disc with a welt. */
function rolled(kit: Kit, { upholstery, outer, side, depth, from, to, z = 0 }: ArmOptions): void {
  const roll = 0.088;
  const centre = outer - side * roll;
  const y = to - roll;
  const panel = 0.125;
  const inner = outer - side * ARM_WIDTH.rolled;
  padded(
    kit,
    upholstery,
    [panel, y - from + 0.04, depth - 0.012],
    { radius: 0.028, crown: 0.006, seed: 5 + side },
    {
      x: inner + (side * panel) / 2,
      y: (from + y + 0.04) / 2,
      z: z - 0.006,
    },
  );
  const front = z + depth / 2;
  kit.add(
    upholstery,
    sweep(
      [new Vector3(centre, y, z - depth / 2), new Vector3(centre, y, z), new Vector3(centre, y, front - 0.006)],
      (t) => [roll * (1 - 0.02 * Math.sin(t * 9)), roll],
      { steps: 30, sides: 40, power: 2.05 },
    ),
  );
  kit.add(
    upholstery,
    lathe(
      [
        [0, 0.014],
        [roll * 0.5, 0.012],
        [roll * 0.84, 0.005],
        [roll * 0.95, -0.004],
        [roll * 0.95, -0.03],
      ],
      48,
    ),
    { x: centre, y, z: front, rx: Math.PI / 2 },
  );
  const welt: Vector3[] = [];
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * Math.PI * 2;
    welt.push(new Vector3(centre + Math.cos(angle) * roll * 0.94, y + Math.sin(angle) * roll * 0.94, front - 0.002));
  }
  kit.add(upholstery, cord(welt, 0.005, true));
  for (const edge of [0.022, panel - 0.022]) {
    const x = inner + side * edge;
    kit.add(
      upholstery,
      cord(
        [
          new Vector3(x, from + 0.02, front - 0.014),
          new Vector3(x, (from + y) / 2, front - 0.01),
          new Vector3(x, y - roll * 0.7, front - 0.01),
        ],
        0.0045,
      ),
    );
  }
}

/** A show-wood arm: two posts, a sculpted paddle and a rail; the seat is seen through it. */
function exposed(kit: Kit, { wood, outer, side, depth, from, to, z = 0 }: ArmOptions): void {
  const x = outer - side * 0.036;
  const front = z + depth / 2;
  const back = z - depth / 2;
  const point = (dx: number, y: number, pz: number) => new Vector3(x + side * dx, y, pz);
  kit.add(
    wood,
    sweep(
      [
        point(0, from - 0.02, front - 0.075),
        point(0, (from + to) / 2, front - 0.085),
        point(0, to - 0.02, front - 0.11),
      ],
      (t) => [0.02 - 0.002 * t, 0.026 + 0.006 * t],
      { power: 3.2 },
    ),
  );
  kit.add(
    wood,
    sweep(
      [point(0, from - 0.02, back + 0.1), point(0, (from + to) / 2, back + 0.11), point(0, to - 0.035, back + 0.1)],
      () => [0.018, 0.024],
      { power: 3.2 },
    ),
  );
  kit.add(
    wood,
    sweep(
      [
        point(-0.002, to - 0.018, front - 0.004),
        point(0, to - 0.012, front - 0.15),
        point(-0.006, to - 0.016, z),
        point(-0.006, to - 0.034, back + 0.18),
        point(-0.002, to - 0.046, back + 0.02),
      ],
      (t) => [0.026 + 0.01 * Math.exp(-(((t - 0.2) / 0.26) ** 2)), 0.014 - 0.003 * t],
      { steps: 60, power: 2.6 },
    ),
  );
  kit.add(wood, softBox(0.026, 0.05, depth - 0.14, { radius: 0.006, grain: 'z' }), { x, y: from + 0.02, z });
}

const ARMS: Record<ArmStyle, (kit: Kit, options: ArmOptions) => void> = { track, rolled, exposed };

export const arm = (kit: Kit, style: ArmStyle, options: ArmOptions): void => ARMS[style](kit, options);
