import { Kit } from '../geometry/kit.ts';
import { softBox } from '../geometry/soft-box.ts';
import { type LegStyle, legs } from '../legs.ts';
import { benchLegs } from '../measures.ts';
import { metres, type Size } from '../size.ts';
import { cushion, padded } from './cushion.ts';

export interface BenchSpec {
  kind: 'bench';
  size: Size;
  type: 'standard' | 'storage';
  wood: string;
  /** Of the legs. */
  base: string;
  legs: LegStyle;
  /** A cushion or, without it, a slatted seat of wood. */
  upholstery?: string;
}

function slats(kit: Kit, wood: string, w: number, d: number, h: number): void {
  const count = 5;
  const width = (d - 0.012 * (count - 1)) / count;
  for (let i = 0; i < count; i++)
    kit.add(wood, softBox(w, 0.028, width, { radius: 0.006, shift: i * 0.7 }), {
      y: h - 0.014,
      z: -d / 2 + width / 2 + i * (width + 0.012),
    });
  for (const side of [-1, 1])
    kit.add(wood, softBox(0.05, 0.04, d - 0.04, { radius: 0.005, grain: 'z' }), {
      x: side * (w / 2 - 0.16),
      y: h - 0.048,
    });
}

export function bench(spec: BenchSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const lift = benchLegs(spec, h);
  if (spec.type === 'storage') {
    legs(kit, { material: spec.base, style: spec.legs, width: w, depth: d, height: lift, inset: 0.03 });
    const lid = spec.upholstery ? 0.1 : 0.03;
    const body = spec.upholstery ?? spec.wood;
    if (spec.upholstery) {
      padded(kit, body, [w, h - lid - lift, d], { radius: 0.02, crown: 0.004 }, { y: (lift + h - lid) / 2 });
      cushion(
        kit,
        body,
        [w - 0.004, lid + 0.004, d - 0.004],
        { radius: 0.034, crown: 0.014, seed: 5 },
        { y: h - lid / 2 - 0.01 },
      );
    } else {
      kit.add(body, softBox(w - 0.03, h - lid - lift, d - 0.03, { radius: 0.005 }), { y: (lift + h - lid) / 2 });
      kit.add(body, softBox(w, lid, d, { radius: 0.006, shift: 2 }), { y: h - lid / 2 });
    }
    return kit;
  }
  if (!spec.upholstery) {
    slats(kit, spec.wood, w, d, h);
    legs(kit, {
      material: spec.base,
      style: spec.legs,
      width: w - 0.16,
      depth: d,
      height: lift,
      inset: 0.03,
      thickness: 0.026,
    });
    return kit;
  }
  const seat = 0.12;
  const rail = 0.05;
  legs(kit, {
    material: spec.base,
    style: spec.legs,
    width: w,
    depth: d,
    height: lift,
    inset: 0.04,
    thickness: 0.026,
  });
  kit.add(spec.base.startsWith('metal') ? spec.base : spec.wood, softBox(w - 0.05, rail, d - 0.05, { radius: 0.006 }), {
    y: h - seat - rail / 2,
  });
  cushion(kit, spec.upholstery, [w, seat, d], { radius: 0.045, crown: 0.022, seed: 4 }, { y: h - seat / 2 - 0.016 });
  return kit;
}
