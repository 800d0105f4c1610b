import { Vector3 } from 'three';
import { Kit } from '../geometry/kit.ts';
import { softBox } from '../geometry/soft-box.ts';
import { bar, sweep } from '../geometry/sweep.ts';
import { inches, metres, type Size } from '../size.ts';
import { cushion, padded } from './cushion.ts';

export interface DiningChairSpec {
  kind: 'dining_chair' | 'stool';
  size: Size;
  /** Form of the back. */
  back: 'spindles' | 'ladder' | 'curved' | 'padded' | 'none';
  frame: string;
  upholstery?: string;
  /** Inches from the floor. */
  seatHeight: number;
}

const at = (x: number, y: number, z: number) => new Vector3(x, y, z);
const metal = (material: string) => material.startsWith('metal');

/** A wooden seat, a little dished, or a cushion on it. */
function seat(kit: Kit, spec: DiningChairSpec, w: number, d: number, y: number): void {
  const board = metal(spec.frame) && spec.upholstery ? 0.012 : 0.026;
  const deform = (point: Vector3) => {
    const out = point.clone();
    if (point.y > 0)
      out.y -= 0.008 * Math.max(0, 1 - ((2 * point.x) / w) ** 2) * Math.max(0, 1 - ((2 * point.z) / d) ** 2);
    const narrow = 1 - 0.09 * (0.5 - point.z / d);
    out.x *= narrow;
    return out;
  };
  const thick = spec.upholstery ? 0.055 : 0;
  kit.add(
    metal(spec.frame) && !spec.upholstery ? 'wood:smoked' : spec.frame,
    softBox(w, board, d, { radius: 0.01, facet: 0.04, deform }),
    { y: y - thick - board / 2, z: 0.01 },
  );
  if (spec.upholstery)
    cushion(
      kit,
      spec.upholstery,
      [w - 0.008, thick + 0.012, d - 0.01],
      { radius: 0.03, crown: 0.02, seed: 3, wobble: 0.6 },
      { y: y - thick / 2 - 0.004, z: 0.01 },
    );
}

function backOf(kit: Kit, spec: DiningChairSpec, w: number, d: number, from: number, h: number): void {
  const z = -d / 2 + 0.03;
  const lean = 0.075;
  const behind = (y: number) => z - (lean * (y - from)) / Math.max(0.2, h - from);
  const post = w / 2 - 0.035;
  if (spec.back === 'none') return;
  if (spec.back === 'padded' && spec.upholstery) {
    const tall = h - from - 0.02;
    cushion(
      kit,
      spec.upholstery,
      [w - 0.03, 0.055, tall * 0.86],
      { radius: 0.026, crown: 0.022, seed: 7, wobble: 0.5 },
      { y: from + tall * 0.57, z: behind(from + tall * 0.55) + 0.01, rx: Math.PI / 2 - 0.15 },
    );
    for (const side of [-1, 1])
      kit.add(
        spec.frame,
        bar(
          at(side * (post - 0.06), from - 0.05, z + 0.01),
          at(side * (post - 0.06), from + tall * 0.5, behind(from + tall * 0.5) - 0.022),
          0.011,
          0.011,
          { power: metal(spec.frame) ? 6 : 2.4 },
        ),
      );
    return;
  }
  if (spec.back === 'curved') {
    const band = h - 0.05;
    kit.add(
      spec.frame,
      sweep(
        [
          at(-w / 2 + 0.012, band - 0.02, 0.02),
          at(-w / 2 + 0.02, band, -d * 0.28),
          at(0, band + 0.012, behind(band) + 0.004),
          at(w / 2 - 0.02, band, -d * 0.28),
          at(w / 2 - 0.012, band - 0.02, 0.02),
        ],
        (t) => [0.036 - 0.016 * Math.abs(t - 0.5) * 2, 0.012],
        { across: at(0, 1, 0), steps: 60, power: 3 },
      ),
    );
    for (const side of [-1, 1])
      kit.add(
        spec.frame,
        bar(
          at(side * (w / 2 - 0.03), from - 0.06, -d * 0.2),
          at(side * (w / 2 - 0.022), band - 0.01, -d * 0.24),
          0.012,
          0.012,
          { power: 2 },
        ),
      );
    for (const x of [-0.1, 0, 0.1])
      kit.add(
        spec.frame,
        bar(at(x, from - 0.01, z + 0.01), at(x * 1.15, band - 0.01, behind(band) + 0.01), 0.008, 0.008, { power: 2 }),
      );
    return;
  }
  for (const side of [-1, 1])
    kit.add(
      spec.frame,
      sweep(
        [
          at(side * post, from - 0.04, z),
          at(side * post, (from + h) / 2, behind((from + h) / 2)),
          at(side * post, h - 0.004, behind(h)),
        ],
        (t) => [0.013 - 0.002 * t, 0.015 - 0.002 * t],
        { power: metal(spec.frame) ? 7 : 2.6 },
      ),
    );
  kit.add(spec.frame, softBox(w - 0.03, spec.back === 'ladder' ? 0.06 : 0.07, 0.02, { radius: 0.008 }), {
    y: h - 0.04,
    z: behind(h - 0.04),
    rx: -0.15,
  });
  if (spec.back === 'spindles')
    for (let i = -3; i <= 3; i++)
      kit.add(
        spec.frame,
        bar(
          at(i * (w - 0.1) * 0.15, from - 0.02, z),
          at(i * (w - 0.1) * 0.145, h - 0.06, behind(h - 0.06)),
          0.0065,
          0.0065,
          { power: 2 },
        ),
      );
  else
    for (const share of [0.3, 0.58])
      kit.add(spec.frame, softBox(w - 0.08, 0.045, 0.016, { radius: 0.006, shift: share }), {
        y: from + (h - from) * share,
        z: behind(from + (h - from) * share),
        rx: -0.15,
      });
}

function legsOf(kit: Kit, spec: DiningChairSpec, w: number, d: number, seatY: number): void {
  const top = seatY - (spec.upholstery ? 0.075 : 0.03);
  const steel = metal(spec.frame);
  const foot = 0.5;
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      const spread = steel ? 0.02 : 0.045;
      const head = at(sx * (w / 2 - 0.055), top + 0.006, sz * (d / 2 - 0.06) + 0.01);
      const heel = at(sx * (w / 2 - 0.055 + spread * foot), 0, sz * (d / 2 - 0.06 + spread * foot) + 0.01);
      kit.add(
        spec.frame,
        sweep(
          [head, head.clone().lerp(heel, 0.5), heel],
          (t) => (steel ? [0.011, 0.011] : [0.019 - 0.007 * t, 0.019 - 0.007 * t]),
          { steps: 8, power: steel ? 7 : 2.2, sides: 16, across: at(1, 0, 0.01) },
        ),
      );
    }
    kit.add(spec.frame, softBox(0.018, 0.04, d - 0.14, { radius: 0.005, grain: 'z' }), {
      x: sx * (w / 2 - 0.06),
      y: top - 0.02,
      z: 0.01,
    });
    kit.add(spec.frame, softBox(w - 0.14, 0.039, 0.018, { radius: 0.005 }), {
      y: top - 0.02,
      z: sx * (d / 2 - 0.065) + 0.01,
    });
  }
  if (spec.kind !== 'stool') return;
  const ring = seatY * 0.3;
  for (const side of [-1, 1]) {
    kit.add(
      spec.frame,
      bar(
        at(-w / 2 + 0.048, ring, side * (d / 2 - 0.048) + 0.01),
        at(w / 2 - 0.048, ring, side * (d / 2 - 0.048) + 0.01),
        0.01,
        0.012,
        { power: steel ? 7 : 2.4, across: at(0, 1, 0) },
      ),
    );
    kit.add(
      spec.frame,
      bar(
        at(side * (w / 2 - 0.046), ring + 0.04, -d / 2 + 0.058),
        at(side * (w / 2 - 0.046), ring + 0.04, d / 2 - 0.04),
        0.01,
        0.01,
        { power: steel ? 7 : 2.4 },
      ),
    );
  }
}

/** Dining chairs and, on longer legs with a rung for the feet, stools. */
export function diningChair(spec: DiningChairSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const seatY = spec.back === 'none' ? h : inches(spec.seatHeight);
  const behind = spec.back === 'none' ? 0.01 : 0.07;
  seat(kit, spec, w, d - behind, seatY);
  backOf(kit, spec, w, d - 0.02, seatY, h);
  legsOf(kit, spec, w, d - behind + 0.02, seatY);
  if (spec.back === 'padded')
    padded(
      kit,
      spec.frame.startsWith('wood') ? spec.frame : 'paint:#232323',
      [w * 0.5, 0.016, 0.03],
      { radius: 0.004, crown: 0 },
      { y: seatY - 0.09, z: -d / 2 + 0.07 },
    );
  return kit;
}
