import { Vector3 } from 'three';
import { Kit } from '../geometry/kit.ts';
import { lathe } from '../geometry/lathe.ts';
import { softBox } from '../geometry/soft-box.ts';
import { bar, sweep } from '../geometry/sweep.ts';
import { metres, type Size } from '../size.ts';
import { cushion, padded } from './cushion.ts';

export interface DeskChairSpec {
  kind: 'desk_chair';
  size: Size;
  upholstery: string;
  metal: string;
  /** Of the arms and the back's shell. */
  wood: string;
  /** A shell is bare bent wood, so that only the seat is covered. */
  back: 'low' | 'high' | 'ribbed' | 'shell';
}

const at = (x: number, y: number, z: number) => new Vector3(x, y, z);

/** Five spokes with casters under a gas spring. */
function starBase(kit: Kit, metal: string, radius: number): void {
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2 + 0.3;
    const x = Math.cos(angle);
    const z = Math.sin(angle);
    kit.add(
      metal,
      sweep(
        [
          at(x * 0.02, 0.115, z * 0.02),
          at(x * radius * 0.55, 0.1, z * radius * 0.55),
          at(x * (radius - 0.03), 0.072, z * (radius - 0.03)),
        ],
        (t) => [0.019 - 0.006 * t, 0.017 - 0.006 * t],
        { steps: 14, power: 3, across: at(-z, 0, x) },
      ),
    );
    kit.add(
      'paint:#1c1c1c',
      lathe(
        [
          [0, 0.012],
          [0.024, 0.012],
          [0.028, 0.008],
          [0.028, -0.008],
          [0.024, -0.012],
          [0, -0.012],
        ],
        32,
      ),
      { x: x * (radius - 0.03), y: 0.028, z: z * (radius - 0.03), rx: Math.PI / 2, ry: 0, rz: -angle },
    );
  }
  kit.add(
    metal,
    lathe(
      [
        [0, 0.4],
        [0.02, 0.4],
        [0.02, 0.22],
        [0.03, 0.22],
        [0.034, 0.1],
        [0, 0.09],
      ],
      32,
    ),
  );
}

interface BackPlace {
  sw: number;
  seatY: number;
  tall: number;
  z: number;
  lean: number;
}

/** Plywood bent around the back, a hand above the seat. */
function bentShell(kit: Kit, wood: string, { sw, seatY, tall, z, lean }: BackPlace): void {
  const high = tall * 0.68;
  const wide = sw + 0.02;
  const hug = (point: Vector3) => at(point.x, point.y, point.z + 0.07 * ((2 * point.x) / wide) ** 2);
  const middle = seatY + 0.03 + tall - high / 2;
  kit.add(wood, softBox(wide, high, 0.018, { radius: 0.008, facet: 0.03, deform: hug }), {
    y: middle,
    z: z - (middle - seatY) * lean + 0.004,
    rx: -lean,
  });
}

function backOf(kit: Kit, spec: DeskChairSpec, place: BackPlace): void {
  const { sw, seatY, tall, z, lean } = place;
  if (spec.back === 'shell') {
    bentShell(kit, spec.wood, place);
    return;
  }
  if (spec.back === 'ribbed') {
    const ribs = Math.max(4, Math.round(tall / 0.09));
    for (let i = 0; i < ribs; i++) {
      const y = seatY + 0.06 + (tall * (i + 0.5)) / ribs;
      padded(
        kit,
        spec.upholstery,
        [sw - 0.02, tall / ribs + 0.004, 0.065],
        { radius: 0.026, crown: 0.016, seed: i, wobble: 0.4 },
        { y: y - 0.02, z: z - (y - seatY) * lean + 0.03, rx: -lean },
      );
    }
  } else
    cushion(
      kit,
      spec.upholstery,
      [sw - 0.02, 0.075, tall],
      { radius: 0.036, crown: 0.028, seed: 8, wobble: 0.6 },
      { y: seatY + 0.03 + tall / 2, z: z - (tall / 2) * lean + 0.03, rx: Math.PI / 2 - lean },
    );
  padded(
    kit,
    spec.wood,
    [sw - 0.05, tall * 0.86, 0.016],
    { radius: 0.007, crown: 0.002, wobble: 0 },
    { y: seatY + 0.03 + tall / 2, z: z - (tall / 2) * lean - 0.012, rx: -lean },
  );
}

export function deskChair(spec: DeskChairSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const radius = Math.min(w, d) / 2;
  starBase(kit, spec.metal, radius);
  const seatY = 0.48;
  const sw = w - 0.12;
  kit.add(
    spec.metal,
    lathe(
      [
        [0, 0.41],
        [0.12, 0.41],
        [0.12, 0.39],
        [0, 0.39],
      ],
      32,
    ),
  );
  padded(
    kit,
    spec.wood,
    [sw - 0.03, 0.02, d - 0.18],
    { radius: 0.008, crown: 0.002, wobble: 0 },
    { y: seatY - 0.07, z: 0.03 },
  );
  cushion(
    kit,
    spec.upholstery,
    [sw, 0.085, d - 0.13],
    { radius: 0.038, crown: 0.026, seed: 3, wobble: 0.6 },
    { y: seatY - 0.02, z: 0.035 },
  );
  const tall = h - seatY - 0.04;
  const z = -d / 2 + 0.1;
  const lean = 0.16;
  backOf(kit, spec, { sw, seatY, tall, z, lean });
  const spine = spec.back === 'shell' ? 0.52 : 0.35;
  kit.add(spec.metal, bar(at(0, 0.4, 0), at(0, seatY + tall * spine, z - 0.045), 0.022, 0.01, { power: 4 }));
  for (const side of [-1, 1]) {
    const x = side * (w / 2 - 0.022);
    kit.add(
      spec.wood,
      sweep(
        [at(x, 0.66, 0.12), at(x, 0.672, 0), at(x, 0.662, -0.14)],
        (t) => [0.022 - 0.004 * Math.abs(t - 0.4), 0.012],
        { power: 3 },
      ),
    );
    kit.add(
      spec.metal,
      sweep(
        [at(side * (sw / 2 - 0.06), 0.41, 0), at(x * 0.97, 0.44, 0), at(x, 0.52, 0), at(x, 0.66, -0.01)],
        () => [0.01, 0.013],
        { power: 4 },
      ),
    );
  }
  return kit;
}
