import { Vector3 } from 'three';
import { Kit } from '../geometry/kit.ts';
import { softBox } from '../geometry/soft-box.ts';
import { bar, sweep } from '../geometry/sweep.ts';
import { metres } from '../size.ts';
import { cushion } from './cushion.ts';
import type { LoungeChairSpec } from './lounge-chair.ts';

const at = (x: number, y: number, z: number) => new Vector3(x, y, z);

/** Sculpted posts, paddle arms and a slatted back. */
function woodFrame(kit: Kit, wood: string, w: number, d: number, h: number): void {
  const front = d / 2;
  const back = -d / 2;
  for (const side of [-1, 1]) {
    const x = side * (w / 2 - 0.042);
    kit.add(
      wood,
      sweep(
        [at(x, 0, front - 0.06), at(x, 0.3, front - 0.085), at(x, 0.565, front - 0.12)],
        (t) => [0.014 + 0.009 * Math.sin(Math.PI * Math.min(1, t * 0.9)), 0.013 + 0.015 * t ** 0.8],
        { power: 2.6 },
      ),
    );
    kit.add(
      wood,
      sweep(
        [at(x, 0, back + 0.02), at(x, 0.25, back + 0.12), at(x, 0.52, back + 0.17)],
        (t) => [0.014 + 0.008 * t, 0.013 + 0.014 * t],
        { power: 2.6 },
      ),
    );
    kit.add(
      wood,
      sweep(
        [
          at(x, 0.575, front - 0.02),
          at(x, 0.592, front - 0.15),
          at(x - side * 0.008, 0.575, 0),
          at(x - side * 0.01, 0.535, back + 0.2),
          at(x - side * 0.005, 0.515, back + 0.1),
        ],
        (t) => [0.021 + 0.021 * Math.exp(-(((t - 0.2) / 0.24) ** 2)) * Math.min(1, 0.35 + t * 6), 0.0155 - 0.004 * t],
        { steps: 60, power: 2.3 },
      ),
    );
    kit.add(
      wood,
      sweep([at(x, 0.33, front - 0.09), at(x, 0.285, 0), at(x, 0.25, back + 0.12)], () => [0.014, 0.024], { power: 3 }),
    );
    const post = side * (w / 2 - 0.112);
    kit.add(
      wood,
      sweep(
        [at(post, 0.25, back + 0.16), at(post, h * 0.6, back + 0.115), at(post, h - 0.05, back + 0.02)],
        () => [0.012, 0.015],
        { power: 3, steps: 14, sides: 14 },
      ),
    );
  }
  kit.add(wood, softBox(w - 0.084, 0.05, 0.024, { radius: 0.008 }), { y: 0.325, z: front - 0.1, rx: 0.1 });
  kit.add(wood, softBox(w - 0.084, 0.045, 0.024, { radius: 0.008 }), { y: 0.245, z: back + 0.14 });
  kit.add(wood, softBox(w - 0.194, 0.055, 0.022, { radius: 0.008 }), { y: h - 0.075, z: back + 0.028, rx: -0.33 });
  for (let i = 0; i < 7; i++) {
    const x = (i / 6 - 0.5) * (w - 0.224);
    kit.add(
      wood,
      sweep(
        [at(x, 0.27, back + 0.15), at(x, h * 0.6, back + 0.115), at(x, h - 0.07, back + 0.025)],
        () => [0.011, 0.008],
        { power: 2.6, steps: 12, sides: 12 },
      ),
    );
  }
}

/** A frame of square steel tube: two rectangles, four cross bars, and leather-strap arm rests. */
function metalFrame(kit: Kit, metal: string, strap: string, w: number, d: number, h: number): void {
  const rod = 0.0125;
  const x = w / 2 - rod;
  const z = d / 2 - rod;
  const armY = 0.58;
  const square = { power: 9 };
  for (const side of [-1, 1]) {
    kit.add(metal, bar(at(side * x, 0, z - 0.03), at(side * x, armY, z - 0.03), rod, rod, square));
    kit.add(metal, bar(at(side * x, 0, -z + 0.06), at(side * x, armY, -z + 0.06), rod, rod, square));
    kit.add(metal, bar(at(side * x, armY, z), at(side * x, armY, -z), rod, rod, square));
    kit.add(metal, bar(at(side * x, rod, z - 0.042), at(side * x, rod, -z + 0.072), rod * 0.99, rod * 0.99, square));
    kit.add(strap, softBox(0.062, 0.012, d * 0.62, { radius: 0.005, grain: 'z' }), {
      x: side * (x - 0.016),
      y: armY + 0.014,
      z: 0.02,
    });
    kit.add(
      metal,
      sweep(
        [
          at(side * (x - 0.06), 0.27, -d / 2 + 0.2),
          at(side * (x - 0.06), h * 0.62, -d / 2 + 0.1),
          at(side * (x - 0.06), h - 0.01, -d / 2 + 0.012),
        ],
        () => [0.01, 0.01],
        { power: 6, steps: 14 },
      ),
    );
  }
  for (const [y, pz] of [
    [0.31, z - 0.042],
    [0.25, -z + 0.09],
  ] as const)
    kit.add(metal, bar(at(-x, y, pz), at(x, y, pz), rod * 0.98, rod * 0.98, { ...square, across: at(0, 1, 0) }));
  for (const [y, pz] of [
    [h - 0.02, -d / 2 + 0.014],
    [h * 0.62, -d / 2 + 0.1],
  ] as const)
    kit.add(metal, bar(at(-x + 0.06, y, pz), at(x - 0.06, y, pz), 0.0095, 0.0095, { ...square, across: at(0, 1, 0) }));
}

export function exposedChair(spec: LoungeChairSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  if (spec.frame.startsWith('metal'))
    metalFrame(kit, spec.frame, spec.upholstery.startsWith('leather') ? spec.upholstery : 'leather:#5b3a26', w, d, h);
  else woodFrame(kit, spec.frame, w, d, h);
  const inner = w - 0.135;
  cushion(kit, spec.upholstery, [inner, 0.13, d - 0.22], { crown: 0.03, seed: 4 }, { y: 0.385, z: 0.05, rx: 0.12 });
  const back = (h - 0.44) / 0.946;
  cushion(
    kit,
    spec.upholstery,
    [inner - 0.005, 0.13, back],
    { radius: 0.042, crown: 0.038, seed: 8 },
    { y: 0.425 + back * 0.473, z: -d / 2 + 0.195, rx: Math.PI / 2 - 0.33 },
  );
  return kit;
}
