import { Kit } from '../geometry/kit.ts';
import { type LegStyle, legs } from '../legs.ts';
import { ARM_WIDTH, sofaFrame } from '../measures.ts';
import { metres, type Size } from '../size.ts';
import { type ArmStyle, arm } from './arm.ts';
import { barrelChair } from './barrel-chair.ts';
import { exposedChair } from './exposed-chair.ts';
import { recliner } from './recliner.ts';
import { run, throwPillows } from './run.ts';
import { OVERHANG } from './sofa-frame.ts';

export type LoungeChairType = 'stationary_standard' | 'recliner' | 'swivel';

export interface LoungeChairSpec {
  kind: 'lounge_chair';
  size: Size;
  type: LoungeChairType;
  style: 'plush' | 'exposed_frame';
  /** The material of the frame, the feet or the turning base. */
  frame: string;
  upholstery: string;
  arm?: ArmStyle;
  legs?: LegStyle;
  back?: 'loose' | 'channel';
  pillows?: string[];
}

function plushChair(spec: LoungeChairSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const style = spec.arm ?? 'track';
  const frame = sofaFrame({ legs: spec.legs ?? 'block', arm: style }, h);
  const length = w - 2 * ARM_WIDTH[style];
  legs(kit, {
    material: spec.frame,
    style: spec.legs ?? 'block',
    width: w,
    depth: d,
    height: frame.from,
    inset: 0.06,
    insetX: OVERHANG[style],
  });
  kit.addKit(
    run({
      upholstery: spec.upholstery,
      wood: spec.frame,
      length,
      depth: d,
      seats: 1,
      from: frame.from,
      deck: frame.deck,
      top: h,
      back: spec.back ?? 'loose',
    }),
  );
  for (const side of [1, -1] as const)
    arm(kit, style, {
      upholstery: spec.upholstery,
      wood: spec.frame,
      outer: side * (w / 2),
      side,
      depth: d - 0.03,
      from: frame.from,
      to: frame.armTop,
      z: 0.01,
    });
  if (spec.pillows?.[0]) {
    const pillows = new Kit();
    throwPillows(pillows, [spec.pillows[0]], { length: 0.56, depth: d, deck: frame.deck, top: h });
    kit.addKit(pillows);
  }
  return kit;
}

export function loungeChair(spec: LoungeChairSpec): Kit {
  if (spec.type === 'recliner') return recliner(spec);
  if (spec.type === 'swivel') return barrelChair(spec);
  return spec.style === 'exposed_frame' ? exposedChair(spec) : plushChair(spec);
}
