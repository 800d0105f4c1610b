import type { Floor } from '../floor/floor.ts';
import { acrossAt, from, frontAt, lies, seenFrom, type Vector } from '../geometry.ts';
import { layoutNumbers } from '../numbers.ts';
import type { Standing } from '../standing.ts';
import { type Cast, widest } from './cast.ts';
import { ahead, freeFrom, upTo, within } from './judged.ts';
import type { Tally } from './tally.ts';

const frontMiddle = (one: Standing): Vector => from(one, 0, one.piece.depth / 2);

/** A piece's depth as seen from the front of another one. */
export const depthSeenFrom = (seen: Standing, by: Standing): number =>
  lies(seen.turn) === lies(by.turn) ? seen.piece.depth : seen.piece.width;

/** A long table belongs along its sofa: end-on, only the middle seat reaches it. */
const endOn = 0.5;

function isEndOn({ turn, piece: { width, depth } }: Standing, seat: Standing): boolean {
  if (seat.piece.kind !== 'sofa' || Math.max(width, depth) < 1.3 * Math.min(width, depth)) return false;
  return (lies(turn) !== lies(seat.turn)) === width > depth;
}

/** The seat that reaches the coffee table best decides. */
function toTable(tally: Tally, seats: readonly Standing[], table: Standing): void {
  let met = -1;
  let best: { seat: Standing; across: number; gap: number } | undefined;
  for (const seat of seats) {
    const { across, ahead } = seenFrom(seat, [table.x, table.y]);
    const gap = ahead - seat.piece.depth / 2 - depthSeenFrom(table, seat) / 2;
    const centred = Math.max(0, 1 - Math.abs(across) / (seat.piece.width / 2));
    const along = isEndOn(table, seat) ? endOn : 1;
    const now = ahead <= 0 ? 0 : along * within(gap, layoutNumbers.sofaToTable, 16) * (0.4 + 0.6 * centred);
    if (now > met) [met, best] = [now, { seat, across, gap }];
  }
  if (!best || !tally.add(2.5, met)) return;
  const { seat, across, gap } = best;
  const front = seat.piece.depth / 2;
  tally.keep({
    rule: 'sofa-to-table',
    inches: gap,
    about: [seat, table],
    line: [from(seat, across, front), from(seat, across, front + gap)],
  });
}

/** People talk when they face each other from four to eight feet away. */
function toSeat(tally: Tally, sofa: Standing, seat: Standing): void {
  const a = frontMiddle(sofa);
  const b = frontMiddle(seat);
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const distance = Math.hypot(dx, dy);
  const far = Math.max(distance, 1);
  const chairLooks = -(frontAt[seat.turn][0] * dx + frontAt[seat.turn][1] * dy) / far;
  const sofaLooks = (frontAt[sofa.turn][0] * dx + frontAt[sofa.turn][1] * dy) / far;
  const facing = (chairLooks > 0.35 ? 0.6 : chairLooks > 0 ? 0.3 : 0) + (sofaLooks > 0.2 ? 0.4 : 0);
  if (tally.add(2, facing * within(distance, layoutNumbers.seatToSeat, 36)))
    tally.keep({ rule: 'seat-to-seat', inches: distance, about: [sofa, seat], line: [a, b] });
}

/** No one sits down with their knees against a wall or the back of another chair. */
function legroom(tally: Tally, floor: Floor, seat: Standing, standing: readonly Standing[]): void {
  const free = freeFrom(floor, seat.area, ahead(seat.turn), standing);
  if (!tally.add(2.5, upTo(free, 2, layoutNumbers.legroom))) return;
  const front = seat.piece.depth / 2;
  tally.keep({
    rule: 'legroom',
    inches: free,
    about: [seat],
    line: [from(seat, 0, front), from(seat, 0, front + free)],
  });
}

const inReach = { from: 0, to: layoutNumbers.besideSeat };

/** An end table should be within reach of a hand on the armrest. */
function besideSeat(tally: Tally, table: Standing, seats: readonly Standing[]): void {
  let best = 0;
  let inches: number | null = null;
  let own: Standing | undefined;
  for (const seat of seats) {
    const { across, ahead } = seenFrom(seat, [table.x, table.y]);
    const wide = lies(seat.turn) === lies(table.turn) ? table.piece.width : table.piece.depth;
    const gap = Math.abs(across) - seat.piece.width / 2 - wide / 2;
    if (gap < -1) continue;
    const along = within(ahead, { from: -seat.piece.depth / 2, to: seat.piece.depth / 4 }, 12);
    const met = within(gap, inReach, 18) * along;
    if (met > best) [best, inches, own] = [met, gap, seat];
  }
  if (tally.add(1.5, best)) tally.keep({ rule: 'beside-seat', inches, about: own ? [table, own] : [table] });
}

export function judgeSitting(
  tally: Tally,
  floor: Floor,
  { all, sofas, loungeChairs, coffeeTables, endTables }: Cast,
): void {
  for (const seat of sofas) legroom(tally, floor, seat, all);
  for (const seat of loungeChairs) legroom(tally, floor, seat, all);
  const main = widest(sofas);
  for (const table of coffeeTables) toTable(tally, sofas.length > 0 ? sofas : loungeChairs, table);
  const centre = main ?? loungeChairs[0];
  if (!centre) return;
  for (const seat of sofas) if (seat !== centre) toSeat(tally, centre, seat);
  for (const seat of loungeChairs) if (seat !== centre) toSeat(tally, centre, seat);
  if (endTables.length > 0) {
    const seats = loungeChairs.length === 0 ? sofas : [...sofas, ...loungeChairs];
    for (const table of endTables) besideSeat(tally, table, seats);
  }
  if (main) judgePair(tally, loungeChairs, main);
}

/** Two chairs should mirror each other across the sofa's middle. */
function judgePair(tally: Tally, chairs: readonly Standing[], main: Standing): void {
  const [one, other] = chairs;
  if (!one || !other || chairs.length !== 2) return;
  const a = seenFrom(main, [one.x, one.y]);
  const b = seenFrom(main, [other.x, other.y]);
  const mirrored = Math.abs(a.across + b.across) + Math.abs(a.ahead - b.ahead);
  const side = acrossAt[one.turn][0] === acrossAt[other.turn][0];
  const met = Math.max(0, 1 - mirrored / 60) * (side || one.turn !== other.turn ? 1 : 0.8);
  if (tally.add(0.6, met)) tally.keep({ rule: 'symmetry', inches: null, about: [one, other] });
}
