import type { Kit } from '../geometry/kit.ts';
import { pillow } from '../geometry/pillow.ts';
import { softBox } from '../geometry/soft-box.ts';
import { LINEN_WHITE } from '../material.ts';
import { drape } from '../sleeping/drape.ts';
import { cushion } from './cushion.ts';

/** The mattress of a sleeper, unfolded to the front of the seats. */
export function pulledOutBed(kit: Kit, seat: { length: number; deck: number; depth: number }): void {
  const width = seat.length - 0.06;
  const reach = 1.25;
  const z = seat.depth / 2 + reach / 2 - 0.12;
  cushion(kit, LINEN_WHITE, [width, 0.14, reach], { radius: 0.05, crown: 0.012, seed: 2 }, { y: seat.deck + 0.06, z });
  kit.add('metal:black', softBox(width, 0.024, 0.024, { radius: 0.004 }), {
    y: seat.deck - 0.03,
    z: z + reach / 2 - 0.06,
  });
  for (const side of [-1, 1]) {
    kit.add('metal:black', softBox(0.024, seat.deck - 0.02, 0.024, { radius: 0.004, grain: 'y' }), {
      x: side * (width / 2 - 0.05),
      y: (seat.deck - 0.02) / 2,
      z: z + reach / 2 - 0.06,
    });
    kit.add('linen:#f1ede5', pillow(0.62, 0.42, 0.17, { seed: 4 + side, crease: 0.02 }), {
      x: side * width * 0.24,
      y: seat.deck + 0.28,
      z: seat.depth / 2 - 0.16,
      rx: -0.75,
    });
  }
  kit.add('knit:#b9a58c', drape({ width: width + 0.03, length: 0.6, drop: 0.16, seed: 4, foot: false }), {
    y: seat.deck + 0.145,
    z: z - 0.02,
  });
}
