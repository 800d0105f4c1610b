import type { Floor } from '../floor/floor.ts';
import { acrossAt, from, seenFrom } from '../geometry.ts';
import { layoutNumbers } from '../numbers.ts';
import type { Standing } from '../standing.ts';
import type { Cast } from './cast.ts';
import { ahead, freeFrom, upTo, within } from './judged.ts';
import { depthSeenFrom } from './sitting.ts';
import type { Tally } from './tally.ts';

const besideBed = ({ piece }: Standing) => piece.kind === 'nightstand' || piece.kind === 'end_table';
const isBench = ({ piece }: Standing) => piece.kind === 'bench';

function sides(tally: Tally, floor: Floor, bed: Standing, standing: readonly Standing[]): void {
  const [ax, ay] = acrossAt[bed.turn];
  const right = freeFrom(floor, bed.area, [ax, ay], standing, besideBed);
  const left = freeFrom(floor, bed.area, [-ax, -ay], standing, besideBed);
  const enough = layoutNumbers.bedSide;
  const tighter = Math.min(left, right);
  if (!tally.add(3, 0.6 * upTo(tighter, 0, enough) + 0.4 * upTo(Math.max(left, right), 0, enough))) return;
  const half = bed.piece.width / 2;
  const sign = left < right ? -1 : 1;
  tally.keep({
    rule: 'bed-sides',
    inches: tighter,
    about: [bed],
    line: [from(bed, sign * half, bed.piece.depth / 4), from(bed, sign * (half + tighter), bed.piece.depth / 4)],
  });
}

function foot(tally: Tally, floor: Floor, bed: Standing, standing: readonly Standing[]): void {
  const free = freeFrom(floor, bed.area, ahead(bed.turn), standing, isBench);
  if (tally.add(1.2, upTo(free, 0, layoutNumbers.mainWalkway)))
    tally.keep({ rule: 'front-free', inches: free, about: [bed] });
}

const close = { from: 0, to: 6 };

/** One on each side of the head, lined up with it. */
function nightstands(tally: Tally, bed: Standing, stands: readonly Standing[]): void {
  let [before, after, level] = [false, false, false];
  for (const one of stands) {
    const { across, ahead: front } = seenFrom(bed, [one.x, one.y]);
    const gap = Math.abs(across) - bed.piece.width / 2 - one.piece.width / 2;
    const head = Math.abs(front - one.piece.depth / 2 + bed.piece.depth / 2);
    const doubled = across < 0 ? before : across > 0 ? after : level;
    if (across < 0) before = true;
    else if (across > 0) after = true;
    else level = true;
    const met = within(gap, close, 18) * within(head, close, 24);
    if (tally.add(4.5, (doubled ? 0.3 : 1) * met * (one.turn === bed.turn ? 1 : 0.5)))
      tally.keep({ rule: 'beside-bed', inches: gap, about: [one, bed] });
  }
}

const atItsFoot = { from: 0, to: 8 };

function atFoot(tally: Tally, bed: Standing, bench: Standing): void {
  const { across, ahead: front } = seenFrom(bed, [bench.x, bench.y]);
  const gap = front - bed.piece.depth / 2 - depthSeenFrom(bench, bed) / 2;
  const met = gap < -1 ? 0 : within(gap, atItsFoot, 24) * Math.max(0, 1 - Math.abs(across) / 40);
  if (tally.add(1.4, met)) tally.keep({ rule: 'foot-of-bed', inches: gap, about: [bench, bed] });
}

export function judgeSleeping(tally: Tally, floor: Floor, { all, beds, nightstands: stands, benches }: Cast): void {
  const [bed] = beds;
  if (!bed) return;
  for (const one of beds) {
    sides(tally, floor, one, all);
    foot(tally, floor, one, all);
  }
  nightstands(tally, bed, stands);
  for (const bench of benches) atFoot(tally, bed, bench);
}
