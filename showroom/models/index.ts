import { Matrix4, Vector3 } from 'three';
import { type CabinetSpec, cabinet } from './casework/cabinet.ts';
import type { Kit } from './geometry/kit.ts';
import { type RugSpec, rug } from './rug.ts';
import { type BenchSpec, bench } from './seating/bench.ts';
import { type DeskChairSpec, deskChair } from './seating/desk-chair.ts';
import { type DiningChairSpec, diningChair } from './seating/dining-chair.ts';
import { type LoungeChairSpec, loungeChair } from './seating/lounge-chair.ts';
import { type SofaSpec, sofa } from './seating/sofa.ts';
import { metres, type Size } from './size.ts';
import { type BedSpec, bed } from './sleeping/bed.ts';
import { type LowTableSpec, lowTable } from './tables/low-table.ts';
import { type StandingDeskSpec, standingDesk, type TallTableSpec, tallTable } from './tables/tall-table.ts';

export { Kit } from './geometry/kit.ts';
export { inches, type Metres, metres, type Size } from './size.ts';

export type ModelSpec =
  | SofaSpec
  | LoungeChairSpec
  | CabinetSpec
  | LowTableSpec
  | RugSpec
  | BedSpec
  | BenchSpec
  | TallTableSpec
  | StandingDeskSpec
  | DiningChairSpec
  | DeskChairSpec;

/** What the builder makes of a description, before the last per cent of fitting. */
export function roughModel(spec: ModelSpec): Kit {
  switch (spec.kind) {
    case 'sofa':
      return sofa(spec);
    case 'lounge_chair':
      return loungeChair(spec);
    case 'rug':
      return rug(spec);
    case 'sideboard':
    case 'dresser':
      return cabinet(spec);
    case 'nightstand':
      return 'columns' in spec ? cabinet(spec) : lowTable(spec);
    case 'bed':
      return bed(spec);
    case 'bench':
      return bench(spec);
    case 'dining_table':
    case 'bar_table':
    case 'desk':
      return tallTable(spec);
    case 'standing_desk':
      return standingDesk(spec);
    case 'dining_chair':
    case 'stool':
      return diningChair(spec);
    case 'desk_chair':
      return deskChair(spec);
    default:
      return lowTable(spec);
  }
}

/** How far a builder's own measure is off in each direction: 1 is exact. */
export function offBy(kit: Kit, size: Size): Vector3 {
  const { w, d, h } = metres(size);
  return new Vector3(w, h, d).divide(kit.box().getSize(new Vector3()));
}

/**
 * Puts a built kit on the floor, centered, at exactly its stated size. Soft parts bulge by amounts that no builder can
 * know beforehand, so the last per cent is taken up by scaling.
 */
export function fitToSize(kit: Kit, size: Size): Kit {
  const scale = offBy(kit, size);
  const box = kit.box();
  const centre = box.getCenter(new Vector3());
  return kit
    .transform(new Matrix4().makeTranslation(-centre.x, -box.min.y, -centre.z))
    .transform(new Matrix4().makeScale(scale.x, scale.y, scale.z));
}

export function buildModel(spec: ModelSpec): Kit {
  const kit = roughModel(spec);
  return spec.kind === 'sofa' && spec.open ? kit : fitToSize(kit, spec.size);
}
