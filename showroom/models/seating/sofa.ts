import { Kit } from '../geometry/kit.ts';
import { type LegStyle, legs } from '../legs.ts';
import { ARM_WIDTH, sofaFrame } from '../measures.ts';
import { metres, type Size } from '../size.ts';
import { type ArmStyle, arm } from './arm.ts';
import { modularSofa } from './modular-sofa.ts';
import { type BackStyle, run, throwPillows } from './run.ts';
import { chaiseSectional, cornerSectional } from './sectionals.ts';
import { pulledOutBed } from './sleeper.ts';
import { OVERHANG, rail } from './sofa-frame.ts';

export type SofaType = 'standard' | 'chaise_sectional' | 'l_shaped_sectional' | 'sleeper' | 'modular';

export interface SofaSpec {
  kind: 'sofa';
  size: Size;
  type: SofaType;
  arm: ArmStyle;
  upholstery: string;
  wood: string;
  legs: LegStyle;
  seats: number;
  back?: BackStyle;
  pillows?: string[];
  piped?: boolean;
  /** A sleeper shown with its bed pulled out: for pictures only, its size is stated closed. */
  open?: boolean;
}

function straightSofa(spec: SofaSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const frame = sofaFrame(spec, h);
  const armWidth = ARM_WIDTH[spec.arm];
  const length = w - 2 * armWidth;
  const back = spec.back ?? (spec.arm === 'exposed' ? 'slatted' : 'loose');
  const { from, deck } = frame;
  if (frame.from > frame.legHeight) rail(kit, spec.wood, w, d, frame.legHeight);
  legs(kit, {
    material: spec.wood,
    style: spec.legs,
    width: w,
    depth: d,
    height: frame.legHeight,
    inset: 0.075,
    insetX: OVERHANG[spec.arm],
  });
  const seats = run({
    upholstery: spec.upholstery,
    wood: spec.wood,
    length,
    depth: d,
    seats: spec.seats,
    from,
    deck,
    top: h,
    back,
    piped: spec.piped ?? true,
    ...(spec.open ? { without: Array.from({ length: spec.seats }, (_, i) => i) } : {}),
  });
  if (spec.open) pulledOutBed(kit, { length, deck, depth: d });
  kit.addKit(seats);
  for (const side of [1, -1] as const) {
    arm(kit, spec.arm, {
      upholstery: spec.upholstery,
      wood: spec.wood,
      outer: side * (w / 2),
      side,
      depth: d - 0.03,
      from: spec.arm === 'exposed' ? frame.legHeight + 0.03 : from,
      to: frame.armTop,
      z: 0.01,
    });
  }
  throwPillows(kit, spec.open ? [] : (spec.pillows ?? []), { length, depth: d, deck, top: h });
  return kit;
}

export function sofa(spec: SofaSpec): Kit {
  if (spec.type === 'chaise_sectional') return chaiseSectional(spec);
  if (spec.type === 'l_shaped_sectional') return cornerSectional(spec);
  if (spec.type === 'modular') return modularSofa(spec);
  return straightSofa(spec);
}
