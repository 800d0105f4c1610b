import type { Kit } from '../geometry/kit.ts';
import { pillow } from '../geometry/pillow.ts';
import { softBox } from '../geometry/soft-box.ts';
import { LINEN_WHITE } from '../material.ts';
import { drape } from '../sleeping/drape.ts';
import { cushion } from './cushion.ts';

const LENGTH = 1.86;
const MATTRESS = 0.15;

/** The bed of a sleeper, unfolded over the deck and out to the front, made up for the night. */
export function pulledOutBed(kit: Kit, seat: { length: number; deck: number; depth: number }): void {
  const width = seat.length - 0.05;
  const head = -seat.depth / 2 + 0.34;
  const y = seat.deck + 0.03;
  cushion(
    kit,
    LINEN_WHITE,
    [width, MATTRESS, LENGTH],
    { radius: 0.05, crown: 0.012, seed: 2 },
    { y: y + MATTRESS / 2, z: head + LENGTH / 2 },
  );
  const foot = head + LENGTH - 0.08;
  kit.add('metal:black', softBox(width - 0.04, 0.024, 0.024, { radius: 0.004 }), { y: y - 0.02, z: foot });
  for (const side of [-1, 1]) {
    kit.add('metal:black', softBox(0.024, 0.024, LENGTH * 0.6, { radius: 0.004, grain: 'z' }), {
      x: side * (width / 2 - 0.03),
      y: y - 0.021,
      z: foot - LENGTH * 0.3,
    });
    kit.add('metal:black', softBox(0.024, y - 0.02, 0.024, { radius: 0.004, grain: 'y' }), {
      x: side * (width / 2 - 0.06),
      y: (y - 0.02) / 2,
      z: foot,
    });
    kit.add('linen:#f1ede5', pillow(0.62, 0.42, 0.17, { seed: 4 + side, crease: 0.02 }), {
      x: side * width * 0.24,
      y: y + MATTRESS + 0.15,
      z: head + 0.17,
      rx: -0.7,
    });
  }
  kit.add(
    'linen:#e6e0d4',
    drape({
      width: width + 0.02,
      length: LENGTH - 0.62,
      drop: 0.2,
      seed: 5,
      thickness: 0.03,
      puff: 0.014,
      fold: 0.008,
    }),
    { y: y + MATTRESS + 0.015, z: head + 0.6 },
  );
}
