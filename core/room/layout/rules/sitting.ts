import type { Floor } from '../floor/floor.ts';
import { acrossAt, from, frontAt, lies, seenFrom, type Vector } from '../geometry.ts';
import { layoutNumbers } from '../numbers.ts';
import type { Standing } from '../standing.ts';
import { type Judged, largest, ofKind, within } from './judged.ts';

const frontMiddle = (one: Standing): Vector => from(one, 0, one.piece.depth / 2);

/** A piece's depth as seen from the front of another one. */
export const depthSeenFrom = (seen: Standing, by: Standing): number =>
  lies(seen.turn) === lies(by.turn) ? seen.piece.depth : seen.piece.width;

function toTable(sofa: Standing, table: Standing): Judged {
  const { across, ahead } = seenFrom(sofa, [table.x, table.y]);
  const gap = ahead - sofa.piece.depth / 2 - depthSeenFrom(table, sofa) / 2;
  const centred = Math.max(0, 1 - Math.abs(across) / (sofa.piece.width / 2));
  const start = from(sofa, across, sofa.piece.depth / 2);
  return {
    rule: 'sofa-to-table',
    weight: 2.5,
    met: ahead <= 0 ? 0 : within(gap, layoutNumbers.sofaToTable, 16) * (0.4 + 0.6 * centred),
    inches: gap,
    about: [sofa, table],
    line: [start, from(sofa, across, sofa.piece.depth / 2 + gap)],
  };
}

/** People talk when they face each other from four to eight feet away. */
function toSeat(sofa: Standing, seat: Standing): Judged {
  const a = frontMiddle(sofa);
  const b = frontMiddle(seat);
  const distance = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const looks = (by: Standing, dx: number, dy: number) =>
    (frontAt[by.turn][0] * dx + frontAt[by.turn][1] * dy) / Math.max(distance, 1);
  const chairLooks = looks(seat, a[0] - b[0], a[1] - b[1]);
  const sofaLooks = looks(sofa, b[0] - a[0], b[1] - a[1]);
  const facing = (chairLooks > 0.35 ? 0.6 : chairLooks > 0 ? 0.3 : 0) + (sofaLooks > 0.2 ? 0.4 : 0);
  return {
    rule: 'seat-to-seat',
    weight: 2,
    met: facing * within(distance, layoutNumbers.seatToSeat, 36),
    inches: distance,
    about: [sofa, seat],
    line: [a, b],
  };
}

/** An end table should be within reach of a hand on the armrest. */
function besideSeat(table: Standing, seats: readonly Standing[]): Judged {
  let best = { met: 0, inches: Number.POSITIVE_INFINITY, seat: undefined as Standing | undefined };
  for (const seat of seats) {
    const { across, ahead } = seenFrom(seat, [table.x, table.y]);
    const wide = lies(seat.turn) === lies(table.turn) ? table.piece.width : table.piece.depth;
    const gap = Math.abs(across) - seat.piece.width / 2 - wide / 2;
    const along = within(ahead, { from: -seat.piece.depth / 2, to: seat.piece.depth / 4 }, 12);
    const met = gap < -1 ? 0 : within(gap, { from: 0, to: layoutNumbers.besideSeat }, 18) * along;
    if (met > best.met) best = { met, inches: gap, seat };
  }
  return {
    rule: 'beside-seat',
    weight: 1.5,
    met: best.met,
    inches: best.seat ? best.inches : null,
    about: best.seat ? [table, best.seat] : [table],
  };
}

export function judgeSitting(_floor: Floor, standing: readonly Standing[]): Judged[] {
  const sofas = ofKind(standing, 'sofa');
  const chairs = ofKind(standing, 'lounge_chair');
  const main = largest(standing, 'sofa');
  const judged: Judged[] = [];
  const seats = [...sofas, ...chairs];
  for (const table of ofKind(standing, 'coffee_table')) {
    const each = (sofas.length > 0 ? sofas : chairs).map((seat) => toTable(seat, table));
    const best = each.reduce<Judged | undefined>((good, one) => (good && good.met >= one.met ? good : one), undefined);
    if (best) judged.push(best);
  }
  const others = seats.filter((one) => one !== (main ?? chairs[0]));
  const centre = main ?? chairs[0];
  if (centre) for (const seat of others) judged.push(toSeat(centre, seat));
  if (seats.length > 0) for (const table of ofKind(standing, 'end_table')) judged.push(besideSeat(table, seats));
  for (const judgedPair of pairs(chairs, main)) judged.push(judgedPair);
  return judged;
}

/** Two chairs should mirror each other across the sofa's middle. */
function pairs(chairs: readonly Standing[], main: Standing | undefined): Judged[] {
  const [one, other] = chairs;
  if (!main || !one || !other || chairs.length !== 2) return [];
  const a = seenFrom(main, [one.x, one.y]);
  const b = seenFrom(main, [other.x, other.y]);
  const mirrored = Math.abs(a.across + b.across) + Math.abs(a.ahead - b.ahead);
  const side = acrossAt[one.turn][0] === acrossAt[other.turn][0];
  return [
    {
      rule: 'balance',
      weight: 0.6,
      met: Math.max(0, 1 - mirrored / 60) * (side || one.turn !== other.turn ? 1 : 0.8),
      inches: null,
      about: [one, other],
    },
  ];
}
