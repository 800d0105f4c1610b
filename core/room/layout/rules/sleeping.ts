import type { Floor } from '../floor/floor.ts';
import { acrossAt, from, seenFrom } from '../geometry.ts';
import { layoutNumbers } from '../numbers.ts';
import type { Standing } from '../standing.ts';
import { ahead, freeFrom, type Judged, ofKind, upTo, within } from './judged.ts';
import { depthSeenFrom } from './sitting.ts';

const besideBed = ({ piece }: Standing) => piece.kind === 'nightstand' || piece.kind === 'end_table';

function sides(floor: Floor, bed: Standing, standing: readonly Standing[]): Judged {
  const [ax, ay] = acrossAt[bed.turn];
  const right = freeFrom(floor, bed.area, [ax, ay], standing, besideBed);
  const left = freeFrom(floor, bed.area, [-ax, -ay], standing, besideBed);
  const enough = layoutNumbers.bedSide;
  const tighter = Math.min(left, right);
  const half = bed.piece.width / 2;
  const sign = left < right ? -1 : 1;
  return {
    rule: 'bed-sides',
    weight: 3,
    met: 0.6 * upTo(tighter, 0, enough) + 0.4 * upTo(Math.max(left, right), 0, enough),
    inches: tighter,
    about: [bed],
    line: [from(bed, sign * half, bed.piece.depth / 4), from(bed, sign * (half + tighter), bed.piece.depth / 4)],
  };
}

function foot(floor: Floor, bed: Standing, standing: readonly Standing[]): Judged {
  const free = freeFrom(floor, bed.area, ahead(bed.turn), standing, ({ piece }) => piece.kind === 'bench');
  return {
    rule: 'front-free',
    weight: 1.2,
    met: upTo(free, 0, layoutNumbers.mainWalkway),
    inches: free,
    about: [bed],
  };
}

/** One on each side of the head, lined up with it. */
function nightstands(bed: Standing, stands: readonly Standing[]): Judged[] {
  const taken = new Set<number>();
  return stands.map((one) => {
    const { across, ahead: front } = seenFrom(bed, [one.x, one.y]);
    const side = Math.sign(across);
    const gap = Math.abs(across) - bed.piece.width / 2 - one.piece.width / 2;
    const head = Math.abs(front - one.piece.depth / 2 + bed.piece.depth / 2);
    const doubled = taken.has(side);
    taken.add(side);
    const met = within(gap, { from: 0, to: 6 }, 18) * within(head, { from: 0, to: 6 }, 24);
    return {
      rule: 'beside-bed',
      weight: 3,
      met: (doubled ? 0.3 : 1) * met * (one.turn === bed.turn ? 1 : 0.5),
      inches: gap,
      about: [one, bed],
    };
  });
}

function atFoot(bed: Standing, bench: Standing): Judged {
  const { across, ahead: front } = seenFrom(bed, [bench.x, bench.y]);
  const gap = front - bed.piece.depth / 2 - depthSeenFrom(bench, bed) / 2;
  return {
    rule: 'foot-of-bed',
    weight: 1.4,
    met: gap < -1 ? 0 : within(gap, { from: 0, to: 8 }, 24) * Math.max(0, 1 - Math.abs(across) / 40),
    inches: gap,
    about: [bench, bed],
  };
}

export function judgeSleeping(floor: Floor, standing: readonly Standing[]): Judged[] {
  const beds = ofKind(standing, 'bed');
  const [bed] = beds;
  if (!bed) return [];
  return [
    ...beds.flatMap((one) => [sides(floor, one, standing), foot(floor, one, standing)]),
    ...nightstands(bed, ofKind(standing, 'nightstand')),
    ...ofKind(standing, 'bench').map((bench) => atFoot(bed, bench)),
  ];
}
