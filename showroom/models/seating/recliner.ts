import { Kit } from '../geometry/kit.ts';
import { softBox } from '../geometry/soft-box.ts';
import { legs } from '../legs.ts';
import { metres } from '../size.ts';
import { cushion, padded } from './cushion.ts';
import type { LoungeChairSpec } from './lounge-chair.ts';

const FOOT = 0.06;
const ARM = 0.145;

/** A recliner, closed: three bolsters up the back, a divided footrest under the seat, a lever at the side. */
export function recliner(spec: LoungeChairSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const inner = w - 2 * ARM;
  const armTop = 0.6;
  legs(kit, { material: spec.frame, style: 'block', width: w, depth: d, height: FOOT, inset: 0.05 });
  padded(
    kit,
    spec.upholstery,
    [inner + 0.02, 0.24, d - 0.2],
    { radius: 0.02, crown: 0.002 },
    { y: FOOT + 0.12, z: -0.05 },
  );
  for (const side of [-1, 1]) {
    padded(
      kit,
      spec.upholstery,
      [ARM - 0.012, armTop - FOOT - 0.05, d - 0.12],
      { radius: 0.03, seed: 4 + side },
      { x: side * (w / 2 - ARM / 2 - 0.004), y: (FOOT + armTop - 0.05) / 2, z: 0.03 },
    );
    cushion(
      kit,
      spec.upholstery,
      [ARM, 0.085, d - 0.1],
      { radius: 0.036, crown: 0.02, seed: 14 + side },
      { x: side * (w / 2 - ARM / 2), y: armTop - 0.04, z: 0.045 },
    );
  }
  for (let i = 0; i < 2; i++)
    cushion(
      kit,
      spec.upholstery,
      [inner - 0.01, 0.105, 0.155],
      { radius: 0.04, crown: 0.024, seed: 20 + i },
      { y: FOOT + 0.085 + i * 0.155, z: d / 2 - 0.062, rx: Math.PI / 2 },
    );
  cushion(
    kit,
    spec.upholstery,
    [inner - 0.006, 0.16, d - 0.27],
    { radius: 0.05, crown: 0.04, seed: 3 },
    { y: 0.43, z: 0.1 },
  );
  const rise = h - 0.51;
  padded(
    kit,
    spec.upholstery,
    [inner + 0.02, h - FOOT - 0.1, 0.1],
    { radius: 0.04, crown: 0.012, seed: 8 },
    { y: (h + FOOT) / 2 - 0.03, z: -d / 2 + 0.115, rx: -0.17 },
  );
  for (let i = 0; i < 3; i++) {
    const share = (i + 0.5) / 3;
    cushion(
      kit,
      spec.upholstery,
      [inner + (i === 2 ? 0.03 : 0), 0.17 + (i === 2 ? 0.02 : 0), rise / 3 + 0.028],
      { radius: 0.06, crown: 0.05, seed: 30 + i },
      { y: 0.465 + rise * share, z: -d / 2 + 0.245 - share * 0.11, rx: Math.PI / 2 - 0.19 },
    );
  }
  kit.add(spec.frame, softBox(0.018, 0.022, 0.15, { radius: 0.008, grain: 'z' }), {
    x: w / 2 - 0.006,
    y: 0.34,
    z: 0.16,
    rx: 0.5,
  });
  return kit;
}
