import { Vector3 } from 'three';
import { Kit } from '../geometry/kit.ts';
import { pillow } from '../geometry/pillow.ts';
import { softBox } from '../geometry/soft-box.ts';
import { sweep } from '../geometry/sweep.ts';
import { SEAT_THICKNESS } from '../measures.ts';
import { cushion, padded } from './cushion.ts';

export type BackStyle = 'loose' | 'channel' | 'slatted';

export interface RunOptions {
  upholstery: string;
  wood: string;
  length: number;
  depth: number;
  seats: number;
  /** Heights of the deck's underside, the deck's top and the whole back. */
  from: number;
  deck: number;
  top: number;
  back: BackStyle;
  /** Seats whose cushion is made by someone else (a chaise runs further forward). */
  without?: number[];
  piped?: boolean;
  seed?: number;
}

const WALL = 0.12;
const LEAN = 0.13;

function backWall(kit: Kit, options: RunOptions): void {
  const { upholstery, wood, length, depth, from, top, back } = options;
  const height = top - from - 0.03;
  const z = -depth / 2 + WALL * 0.88;
  if (back === 'slatted') {
    const rail = (y: number, lean: number) =>
      kit.add(wood, softBox(length + 0.02, 0.05, 0.024, { radius: 0.007 }), { y, z: -depth / 2 + lean, rx: -LEAN });
    rail(top - 0.06, 0.03);
    rail(from + 0.05, 0.1);
    const count = Math.max(5, Math.round(length / 0.16));
    for (let i = 0; i <= count; i++) {
      const x = (i / count - 0.5) * (length - 0.03);
      kit.add(
        wood,
        sweep(
          [
            new Vector3(x, from + 0.05, -depth / 2 + 0.1),
            new Vector3(x, (from + top) / 2, -depth / 2 + 0.07),
            new Vector3(x, top - 0.05, -depth / 2 + 0.032),
          ],
          () => [0.011, 0.008],
          { steps: 10, sides: 12, power: 2.8 },
        ),
      );
    }
    return;
  }
  if (back === 'channel') {
    const count = Math.max(5, Math.round(length / 0.135));
    const width = length / count;
    for (let i = 0; i < count; i++) {
      const x = -length / 2 + width * (i + 0.5);
      padded(
        kit,
        upholstery,
        [width + 0.003, height, WALL + 0.07],
        { radius: 0.045, crown: 0.02, seed: i + 1, wobble: 0.4 },
        { x, y: from + height / 2, z: z + 0.035, rx: -LEAN },
      );
    }
    return;
  }
  padded(
    kit,
    upholstery,
    [length + 0.03, height, WALL],
    { radius: 0.042, seed: 9, wobble: 0.7 },
    { y: from + height / 2, z, rx: -LEAN },
  );
}

/** A straight row of seats facing +z, its back at -z, centred on the origin; without arms. */
export function run(options: RunOptions): Kit {
  const { upholstery, length, depth, seats, from, deck, top, back, without = [], piped = true, seed = 1 } = options;
  const kit = new Kit();
  const width = length / seats;
  padded(
    kit,
    upholstery,
    [length + 0.02, deck - from + 0.02, depth - 0.085],
    { radius: 0.02, crown: 0.002, wobble: 0.3 },
    { y: (from + deck) / 2, z: -0.004 },
  );
  backWall(kit, options);
  const behind = back === 'channel' ? WALL + 0.1 : WALL * 0.75;
  const seatDepth = depth - behind - 0.02;
  const seatTop = deck + SEAT_THICKNESS;
  const backHeight = Math.max(0.3, (top - seatTop - 0.012) / Math.cos(0.2));
  for (let i = 0; i < seats; i++) {
    if (without.includes(i)) continue;
    const x = -length / 2 + width * (i + 0.5);
    cushion(
      kit,
      upholstery,
      [width - 0.006, SEAT_THICKNESS, seatDepth],
      { crown: 0.026, seed: seed + i + 1, piped },
      { x, y: deck + SEAT_THICKNESS / 2, z: depth / 2 - seatDepth / 2 },
    );
  }
  for (let i = 0; i < seats && back !== 'channel'; i++) {
    const x = -length / 2 + width * (i + 0.5);
    cushion(
      kit,
      upholstery,
      [width - 0.008, 0.2, backHeight],
      { radius: 0.05, crown: 0.042, seed: seed + i + 6, piped },
      { x, y: seatTop + backHeight / 2 - 0.012, z: -depth / 2 + WALL + 0.15, rx: Math.PI / 2 - 0.2 },
    );
  }
  return kit;
}

/** Throw pillows leaning in the corners of a row of seats, from the right, then the left. */
export function throwPillows(
  kit: Kit,
  materials: string[],
  seat: { length: number; depth: number; deck: number; top: number },
): void {
  const seatTop = seat.deck + SEAT_THICKNESS;
  materials.forEach((material, i) => {
    const side = i % 2 ? -1 : 1;
    const size = Math.min(i < 2 ? 0.46 : 0.4, seat.top - seatTop + 0.035);
    kit.add(material, pillow(size, size, 0.17, { seed: i * 3 + 1, crease: i === 0 ? 0.035 : 0.02 }), {
      x: side * (seat.length / 2 - 0.27 - 0.1 * i),
      y: seatTop + size * 0.44,
      z: -seat.depth / 2 + 0.475 + (i > 1 ? 0.1 : 0),
      rx: -0.32,
      ry: side * -0.16,
      rz: side * 0.06,
    });
  });
}
