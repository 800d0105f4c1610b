import { Vector3 } from 'three';
import { Kit } from '../geometry/kit.ts';
import { pillow } from '../geometry/pillow.ts';
import { softBox } from '../geometry/soft-box.ts';
import { bar } from '../geometry/sweep.ts';
import { type LegStyle, legs } from '../legs.ts';
import { cushion, padded } from '../seating/cushion.ts';
import { metres, type Size } from '../size.ts';
import { drape } from './drape.ts';

export interface BedSpec {
  kind: 'bed';
  size: Size;
  /** The headboard: none, or wood or cloth in one of its forms. */
  head: 'none' | 'panel' | 'slats' | 'cane' | 'channel' | 'wing' | 'plain';
  wood: string;
  /** Cloth of the head and, where it is wrapped, of the rails; wooden beds have none. */
  upholstery?: string;
  legs: LegStyle;
  base: string;
  linen: { duvet: string; sheet: string; pillow: string; throw: string };
}

const RAIL = 0.17;
const MATTRESS = 0.26;
const LIFT: Record<LegStyle, number> = {
  taper: 0.17,
  turned: 0.15,
  metal: 0.16,
  sled: 0.16,
  block: 0.12,
  plinth: 0.08,
};

function frame(kit: Kit, spec: BedSpec, w: number, d: number, lift: number): void {
  const y = lift + RAIL / 2;
  const cloth =
    spec.upholstery && spec.head !== 'none' && spec.head !== 'panel' && spec.head !== 'slats' && spec.head !== 'cane';
  if (cloth && spec.upholstery) {
    for (const side of [-1, 1])
      padded(
        kit,
        spec.upholstery,
        [0.05, RAIL, d - 0.08],
        { radius: 0.018, crown: 0.003 },
        { x: side * (w / 2 - 0.027), y, z: 0.03 },
      );
    padded(kit, spec.upholstery, [w, RAIL + 0.001, 0.05], { radius: 0.018, crown: 0.003 }, { y, z: d / 2 - 0.026 });
  } else {
    for (const side of [-1, 1])
      kit.add(spec.wood, softBox(0.035, RAIL, d - 0.08, { radius: 0.006, grain: 'z', shift: side }), {
        x: side * (w / 2 - 0.02),
        y,
        z: 0.03,
      });
    kit.add(spec.wood, softBox(w, RAIL + 0.001, 0.035, { radius: 0.006 }), { y, z: d / 2 - 0.02 });
    if (spec.head === 'none')
      kit.add(spec.wood, softBox(w, RAIL + 0.001, 0.035, { radius: 0.006, shift: 2 }), { y, z: -d / 2 + 0.02 });
  }
  kit.add(spec.wood, softBox(w - 0.06, 0.02, d - 0.1, { radius: 0.004 }), { y: lift + RAIL - 0.03, z: 0.02 });
  legs(kit, {
    material: spec.base,
    style: spec.legs,
    width: w,
    depth: d,
    height: lift + 0.01,
    inset: 0.05,
    thickness: 0.03,
  });
}

function headboard(kit: Kit, spec: BedSpec, w: number, d: number, h: number): void {
  const z = -d / 2;
  const low = 0.22;
  const tall = h - low;
  const cloth = spec.upholstery ?? 'linen:#cfc5b4';
  const tilt = -0.04;
  if (spec.head === 'channel') {
    const count = Math.round(w / 0.175);
    const width = w / count;
    for (let i = 0; i < count; i++)
      padded(
        kit,
        cloth,
        [width + 0.004, tall - 0.012, 0.085],
        { radius: 0.034, crown: 0.014, seed: i, wobble: 0.5 },
        { x: -w / 2 + width * (i + 0.5), y: low + tall / 2, z: z + 0.07, rx: tilt },
      );
    kit.add(cloth, softBox(w - 0.02, tall - 0.03, 0.05, { radius: 0.02, facet: 0.2 }), {
      y: low + tall / 2,
      z: z + 0.03,
      rx: tilt,
    });
  }
  if (spec.head === 'plain' || spec.head === 'wing') {
    const count = spec.head === 'plain' ? 2 : 1;
    for (let i = 0; i < count; i++)
      cushion(
        kit,
        cloth,
        [w / count - 0.004, 0.1, tall - 0.01],
        { radius: 0.04, crown: 0.016, seed: i + 3, wobble: 0.6 },
        { x: (i - (count - 1) / 2) * (w / count), y: low + tall / 2, z: z + 0.075, rx: Math.PI / 2 + tilt },
      );
    if (spec.head === 'wing')
      for (const side of [-1, 1])
        padded(
          kit,
          cloth,
          [0.075, tall, 0.24],
          { radius: 0.03, crown: 0.006 },
          { x: side * (w / 2 - 0.038), y: low + tall / 2, z: z + 0.14 },
        );
  }
  if (spec.head === 'panel') {
    kit.add(spec.wood, softBox(w, tall - 0.06, 0.03, { radius: 0.006 }), { y: low + (tall - 0.06) / 2, z: z + 0.03 });
    kit.add(spec.wood, softBox(w, 0.062, 0.05, { radius: 0.014, shift: 3 }), { y: h - 0.031, z: z + 0.026 });
  }
  if (spec.head === 'slats' || spec.head === 'cane') {
    for (const y of [h - 0.035, low + 0.16])
      kit.add(spec.wood, softBox(w, 0.07, 0.032, { radius: 0.01, shift: y }), { y, z: z + 0.03 });
    const span = h - low - 0.23;
    const middle = low + 0.195 + span / 2;
    if (spec.head === 'cane')
      for (const x of [-0.333, 0, 0.333])
        kit.add('cane', softBox(w * 0.32, span + 0.02, 0.008, { radius: 0.001, grain: 'y' }), {
          x: x * w,
          y: middle,
          z: z + 0.03,
        });
    else
      for (let i = 1; i < 16; i++)
        kit.add(
          spec.wood,
          bar(
            new Vector3((i / 16 - 0.5) * w, low + 0.18, z + 0.03),
            new Vector3((i / 16 - 0.5) * w, h - 0.06, z + 0.03),
            0.011,
            0.008,
          ),
        );
    for (const x of [-0.5, -0.167, 0.167, 0.5])
      kit.add(
        spec.wood,
        softBox(0.05, h - (Math.abs(x) === 0.5 ? 0.01 : low + 0.15), 0.036, { radius: 0.008, grain: 'y', shift: x }),
        { x: x * (w - 0.05), y: Math.abs(x) === 0.5 ? (h - 0.01) / 2 : (h + low + 0.15) / 2 - 0.005, z: z + 0.03 },
      );
    return;
  }
  for (const side of [-1, 1])
    kit.add(spec.wood, softBox(0.05, 0.3, 0.04, { radius: 0.006, grain: 'y' }), {
      x: side * (w / 2 - 0.15),
      y: 0.15,
      z: z + 0.04,
    });
}

function dressing(kit: Kit, { linen }: BedSpec, w: number, d: number, deck: number, headless: boolean): void {
  const mw = w - 0.15;
  const md = d - (headless ? 0.1 : 0.19);
  const z0 = d / 2 - 0.05 - md;
  cushion(
    kit,
    linen.sheet,
    [mw, MATTRESS, md],
    { radius: 0.055, crown: 0.012, seed: 3 },
    { y: deck + MATTRESS / 2, z: z0 + md / 2 },
  );
  const top = deck + MATTRESS + 0.012;
  kit.add(
    linen.duvet,
    drape({ width: mw + 0.04, length: md - 0.56, drop: 0.28, seed: 3, puff: 0.02, thickness: 0.035, fold: 0.012 }),
    { y: top + 0.014, z: z0 + 0.56 },
  );
  const fold = softBox(mw + 0.09, 0.055, 0.3, {
    radius: 0.026,
    rounds: 4,
    facet: 0.025,
    deform: (point) => {
      const out = point.clone();
      const edge = Math.abs(point.x) / (mw / 2);
      out.y += 0.006 * Math.sin(point.x * 3.1) - (edge > 0.94 ? (edge - 0.94) * 0.5 : 0);
      return out;
    },
  });
  kit.add(linen.duvet, fold, { y: top + 0.075, z: z0 + 0.66 });
  kit.add(
    linen.throw,
    drape({
      width: mw + 0.125,
      length: 0.46,
      drop: 0.3,
      seed: 3,
      foot: false,
      puff: 0.02,
      fold: 0.012,
      thickness: 0.014,
      from: md - 1.2,
    }),
    { y: top + 0.052, z: z0 + md - 0.64 },
  );
  pillows(kit, linen, mw, top, z0, headless);
}

/** Standing against the head, or lying flat where there is none to lean on. */
function pillows(kit: Kit, linen: BedSpec['linen'], mw: number, top: number, z0: number, flat: boolean): void {
  const each = mw / 2 - 0.06;
  for (const side of [-1, 1]) {
    const back = pillow(Math.min(0.72, each), 0.46, 0.19, { seed: 2 + side, crease: 0.012 });
    if (flat) {
      kit.add(linen.pillow, back, { x: side * (mw / 4 + 0.01), y: top + 0.07, z: z0 + 0.3, rx: -1.5, rz: side * 0.03 });
      continue;
    }
    kit.add(linen.pillow, back, { x: side * (mw / 4 + 0.01), y: top + 0.19, z: z0 + 0.16, rx: -0.45, rz: side * 0.02 });
    const front = pillow(Math.min(0.66, each - 0.05), 0.42, 0.18, { seed: 6 + side, crease: 0.02 });
    kit.add(linen.sheet, front, {
      x: side * (mw / 4 - 0.01),
      y: top + 0.17,
      z: z0 + 0.33,
      rx: -0.62,
      rz: -side * 0.03,
    });
  }
  if (!flat)
    kit.add(linen.throw, pillow(0.56, 0.3, 0.15, { seed: 11, crease: 0.015 }), {
      x: 0.02,
      y: top + 0.15,
      z: z0 + 0.49,
      rx: -0.72,
      rz: 0.02,
    });
}

export function bed(spec: BedSpec): Kit {
  const { w, d, h } = metres(spec.size);
  const kit = new Kit();
  const lift = LIFT[spec.legs];
  frame(kit, spec, w, d, lift);
  if (spec.head !== 'none') headboard(kit, spec, w, d, h);
  dressing(kit, spec, w, d, lift + RAIL - 0.02, spec.head === 'none');
  return kit;
}
