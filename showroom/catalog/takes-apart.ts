import { oneBody, type Section, type TakesApart } from '#core/catalog/index.ts';
import type { LegStyle } from '../models/legs.ts';
import {
  ARM_WIDTH,
  benchLegs,
  cabinetLift,
  chaiseRow,
  cornerRow,
  MODULAR,
  modularRow,
  pedestalFoot,
  sofaFrame,
  storageLift,
  tallTopThickness,
  thicknessOf,
} from '../models/measures.ts';
import type { SofaSpec } from '../models/seating/sofa.ts';
import { inches, metres } from '../models/size.ts';
import type { LowTableSpec } from '../models/tables/low-table.ts';
import type { TallTableSpec } from '../models/tables/tall-table.ts';
import type { Piece } from './piece.ts';

const perInch = inches(1);
const rounding = 1e-9;
/** A body is never smaller than we say, and legs never take off more than we say. */
const up = (meters: number): number => Math.ceil((meters / perInch) * 4 - rounding) / 4;
const down = (meters: number): number => Math.floor((meters / perInch) * 4 + rounding) / 4;

/** These screw in. Blocks and plinths are part of the frame. */
const screwsIn = (style: LegStyle): boolean => style === 'taper' || style === 'turned' || style === 'metal';

const packed: TakesApart = { ...oneBody, flatPacked: true };
const onLegs = (meters: number): TakesApart => ({ ...oneBody, legHeight: down(meters) });

interface Box {
  w: number;
  d: number;
  h: number;
}

const section = (name: string, { w, d, h }: Box, diagonalDepth: number | null = null): Section => ({
  ...{ name, width: up(w), depth: up(d), height: up(h) },
  diagonalDepth,
});

/** From the back foot to the line between the top of the back and the front of the arm. */
function diagonalOf(depth: number, height: number, armTop: number): number {
  return Math.min(up((height * depth) / Math.hypot(depth, height - armTop)), down(height));
}

function sofaSections(spec: SofaSpec): Section[] {
  const { w, d, h } = metres(spec.size);
  const arm = ARM_WIDTH[spec.arm];
  const { armTop } = sofaFrame(spec, h);
  if (spec.type === 'chaise_sectional') {
    const row = chaiseRow(d);
    const chaise = (w - 2 * arm) / spec.seats + arm;
    return [
      section('Sofa', { w: w - chaise, d: row, h }, diagonalOf(row, h, armTop)),
      section('Chaise', { w: chaise, d, h }),
    ];
  }
  if (spec.type === 'l_shaped_sectional') {
    const row = cornerRow(d);
    const diagonal = diagonalOf(row, h, armTop);
    return [
      section('Left seats', { w: w - row, d: row, h }, diagonal),
      section('Corner', { w: row, d: row, h }),
      section('Right seats', { w: d - row, d: row, h }, diagonal),
    ];
  }
  if (spec.type !== 'modular') return [];
  const row = modularRow(d);
  const wide = w / spec.seats;
  const blocks = Array.from({ length: spec.seats }, (_, index) => {
    const end = index === 0 ? 'Left corner' : index === spec.seats - 1 ? 'Right corner' : 'Seat';
    return section(end, { w: wide, d: row, h });
  });
  return [...blocks, section('Ottoman', { w: wide, d: d - row, h: MODULAR.base + MODULAR.seat })];
}

function sofaApart(spec: SofaSpec): TakesApart {
  const { legHeight } = sofaFrame(spec, metres(spec.size).h);
  const unscrews = spec.type !== 'modular' && screwsIn(spec.legs);
  return { ...oneBody, legHeight: unscrews ? down(legHeight) : null, sections: sofaSections(spec) };
}

/** A shelf holds the legs together, so a table with one comes flat. Otherwise the legs screw under the top's rails. */
function lowTableApart(spec: LowTableSpec): TakesApart {
  if (spec.base !== 'taper' && spec.base !== 'block') return oneBody;
  if (spec.shelf) return packed;
  const under = metres(spec.size).h - (spec.thickness ?? thicknessOf(spec.top));
  const rails = 0.07;
  return onLegs(spec.storage ? storageLift(under) : under - rails);
}

/** The top comes off every tall table. A pedestal or a drum is one body; other bases come apart and lie flat. */
function tallTableApart(spec: TallTableSpec): TakesApart {
  if (spec.base !== 'pedestal' && spec.base !== 'drum') return packed;
  const { w, d, h } = metres(spec.size);
  const thickness = tallTopThickness(spec.top);
  const across = spec.base === 'pedestal' ? 2 * pedestalFoot(w) : null;
  return {
    ...oneBody,
    sections: [
      section('Top', { w, d, h: thickness }),
      section('Base', { w: across ?? w - 0.04, d: across ?? d - 0.04, h: h - thickness }),
    ],
  };
}

/** What comes off or apart, from the model that was built and photographed. */
export function takesApartOf({ model, assembly }: Piece): TakesApart {
  switch (model.kind) {
    case 'sofa':
      return sofaApart(model);
    case 'lounge_chair': {
      if (model.type !== 'stationary_standard' || model.style !== 'plush' || !screwsIn(model.legs ?? 'block'))
        return oneBody;
      return onLegs(sofaFrame({ legs: model.legs ?? 'block', arm: model.arm ?? 'track' }, metres(model.size).h).from);
    }
    case 'sideboard':
    case 'dresser':
      return screwsIn(model.legs) && model.legs !== 'metal' ? onLegs(cabinetLift(model.legs, false)) : oneBody;
    case 'nightstand':
      if (!('columns' in model)) return assembly ? packed : oneBody;
      return screwsIn(model.legs) && model.legs !== 'metal' ? onLegs(cabinetLift(model.legs, true)) : oneBody;
    case 'coffee_table':
    case 'end_table':
      return lowTableApart(model);
    case 'bench':
      return model.legs === 'plinth' ? oneBody : onLegs(benchLegs(model, metres(model.size).h));
    case 'dining_table':
    case 'bar_table':
    case 'desk':
      return tallTableApart(model);
    case 'bed':
    case 'standing_desk':
    case 'desk_chair':
      return packed;
    default:
      return oneBody;
  }
}

/** Known where the arm is the front's highest point: sofas and plush chairs with one body. */
export function diagonalDepthOf({ model }: Piece): number | null {
  const { d, h } = metres(model.size);
  if (model.kind === 'sofa' && (model.type === 'standard' || model.type === 'sleeper'))
    return diagonalOf(d, h, sofaFrame(model, h).armTop);
  if (model.kind === 'lounge_chair' && model.type === 'stationary_standard' && model.style === 'plush')
    return diagonalOf(d, h, sofaFrame({ legs: model.legs ?? 'block', arm: model.arm ?? 'track' }, h).armTop);
  return null;
}
