import { Vector3 } from 'three';
import { Kit } from '../geometry/kit.ts';
import { softBox } from '../geometry/soft-box.ts';
import { bar } from '../geometry/sweep.ts';
import { type LegStyle, legs } from '../legs.ts';
import { cabinetLift } from '../measures.ts';
import { metres, type Size } from '../size.ts';
import { carcass } from './carcass.ts';
import { type Column, doorPanel, type Handle, type Panel } from './front.ts';

export interface CabinetSpec {
  kind: 'sideboard' | 'dresser' | 'nightstand';
  size: Size;
  wood: string;
  legs: LegStyle;
  /** Material of the legs or the steel frame. */
  base: string;
  hardware: string;
  handle: Handle;
  columns: Column[];
  /** Panels on two tracks in front of open shelves. */
  sliding?: Panel;
  top?: string;
  overhang?: number;
}

/** How far the handles stand out in front of the box. */
const PROUD: Record<Handle, number> = { knob: 0.024, bar: 0.03, groove: 0 };

/** An open steel frame that carries the box at its four corners. */
function steelFrame(kit: Kit, metal: string, w: number, d: number, height: number, lift: number): void {
  const rod = 0.0125;
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1])
      kit.add(metal, softBox(rod * 2, height, rod * 2, { radius: 0.0015, grain: 'y' }), {
        x: sx * (w / 2 - rod),
        y: height / 2,
        z: sz * (d / 2 - rod),
      });
    kit.add(
      metal,
      bar(
        new Vector3(sx * (w / 2 - rod), lift - rod, -d / 2 + rod),
        new Vector3(sx * (w / 2 - rod), lift - rod, d / 2 - rod),
        rod * 0.98,
        rod * 0.98,
        { power: 9 },
      ),
    );
    kit.add(
      metal,
      bar(
        new Vector3(-w / 2 + rod, lift - rod, sx * (d / 2 - rod)),
        new Vector3(w / 2 - rod, lift - rod, sx * (d / 2 - rod)),
        rod * 0.96,
        rod * 0.96,
        { power: 9, across: new Vector3(0, 1, 0) },
      ),
    );
  }
}

function slidingDoors(kit: Kit, spec: CabinetSpec, panel: Panel, w: number, d: number, from: number, to: number): void {
  const board = 0.022;
  const inner = w - 2 * board - 0.004;
  const count = inner > 1.5 ? 3 : 2;
  const span = inner / count;
  const look = { wood: spec.wood, hardware: spec.hardware, handle: spec.handle };
  for (let i = 0; i < count; i++) {
    const x = -inner / 2 + span * (i + 0.5);
    const face = d / 2 - 0.004 - (i % 2 ? 0 : 0.026);
    const width = span + (i % 2 ? 0.03 : 0);
    doorPanel(kit, look, panel, {
      x,
      y: (from + to) / 2,
      width,
      height: to - from - 2 * board - 0.008,
      face,
      seed: i * 2 + 1,
    });
    if (panel !== 'reeded')
      kit.add(spec.hardware, softBox(0.02, 0.12, 0.004, { radius: 0.0015, grain: 'y' }), {
        x: x + (i === 0 ? 1 : -1) * (i === 1 && count === 3 ? 0 : span / 2 - 0.06),
        y: (from + to) / 2,
        z: face + 0.001,
      });
  }
}

export function cabinet(spec: CabinetSpec): Kit {
  const { w, d: deep, h } = metres(spec.size);
  const d = deep - (spec.sliding ? 0 : PROUD[spec.handle]);
  const kit = new Kit();
  const small = spec.kind === 'nightstand';
  const lift = cabinetLift(spec.legs, small);
  const framed = spec.legs === 'metal';
  const shrink = framed ? 0.027 : 0;
  const overhang = spec.overhang ?? 0;
  carcass(kit, {
    width: w - 2 * shrink,
    depth: d - (framed ? 0.004 : 0),
    from: lift,
    to: framed ? h - 0.003 : h,
    columns: spec.sliding
      ? [
          { fill: 'open', shelves: 1 },
          { fill: 'open', shelves: 1 },
        ]
      : spec.columns,
    wood: spec.wood,
    hardware: spec.hardware,
    handle: spec.handle,
    overhang,
    ...(spec.top ? { top: spec.top } : {}),
  });
  if (spec.sliding) slidingDoors(kit, spec, spec.sliding, w - 2 * shrink - 2 * overhang, d - 2 * overhang, lift, h);
  if (framed) steelFrame(kit, spec.base, w, d, h, lift);
  else
    legs(kit, {
      material: spec.base,
      style: spec.legs,
      width: w - 2 * overhang,
      depth: d - 2 * overhang,
      height: lift,
      inset: spec.legs === 'taper' ? (small ? 0.03 : 0.09) : spec.legs === 'plinth' ? 0.03 : 0.012,
      thickness: 0.024,
    });
  return kit;
}
