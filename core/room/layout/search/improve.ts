import type { Floor } from '../floor/floor.ts';
import { airBetween, turned } from '../geometry.ts';
import { allReached, standsWell } from '../hard-rules.ts';
import { qualityOf } from '../judge.ts';
import { isDesk, isRug, isTable, sitsAtTable } from '../kinds.ts';
import { type Standing, stand } from '../standing.ts';

/** Smaller gains aren't worth moving furniture for. */
const worthIt = 0.002;

const steps = [1, 2, 4, 8, 16, 30] as const;

/** What moves along: chairs with their table, nightstands with their bed, the table and rug with their sofa. */
function companyOf(one: Standing, standing: readonly Standing[]): readonly Standing[] {
  const { kind } = one.piece;
  const near = (other: Standing, gap: number) => other !== one && airBetween(one.area, other.area) < gap;
  return standing.filter((other) => {
    if (isTable(one.piece) || isDesk(one.piece))
      return (sitsAtTable(other.piece) || isRug(other.piece)) && near(other, 6);
    if (kind === 'bed') return ['nightstand', 'bench', 'rug'].includes(other.piece.kind) && near(other, 12);
    if (kind === 'sofa') return ['coffee_table', 'end_table', 'rug'].includes(other.piece.kind) && near(other, 24);
    return false;
  });
}

/** Moves a piece or a group by a little, again and again, and keeps improvements. */
export function improve(
  floor: Floor,
  given: readonly Standing[],
  isFixed: (one: Standing) => boolean,
  rounds: number,
  random: () => number,
): readonly Standing[] {
  let best = given;
  let value = qualityOf(floor, best);
  const movable = best.flatMap((one, index) => (isFixed(one) ? [] : [index]));
  if (movable.length === 0) return best;
  for (let round = 0; round < rounds; round += 1) {
    const one = best[movable[Math.floor(random() * movable.length)] ?? 0];
    if (!one) continue;
    const company = random() < 0.4 ? companyOf(one, best).filter((other) => !isFixed(other)) : [];
    const by = moveOf(random, company.length > 0);
    const moves = new Map([one, ...company].map((each) => [each, movedBy(each, by)]));
    const next = best.map((other) => moves.get(other) ?? other);
    const others = next.filter((_, index) => !moves.has(best[index] as Standing));
    if (![...moves.values()].every((each) => standsWell(each, others, floor))) continue;
    const nextValue = qualityOf(floor, next, value + worthIt);
    if (nextValue <= value + worthIt || !allReached(next, floor)) continue;
    best = next;
    value = nextValue;
  }
  return best;
}

interface Move {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

function moveOf(random: () => number, together: boolean): Move {
  const way = random();
  if (way > 0.92 && !together) return { x: 0, y: 0, turn: 90 * (1 + Math.floor(random() * 3)) };
  const step = (steps[Math.floor(random() * steps.length)] ?? 1) * (random() < 0.5 ? -1 : 1);
  return way < 0.46 ? { x: step, y: 0, turn: 0 } : { x: 0, y: step, turn: 0 };
}

const movedBy = ({ piece, x, y, turn }: Standing, by: Move): Standing =>
  stand(piece, x + by.x, y + by.y, turned(turn, by.turn));
