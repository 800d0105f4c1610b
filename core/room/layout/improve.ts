import type { Floor } from './floor.ts';
import { turned } from './geometry.ts';
import { allReached, standsFree } from './hard-rules.ts';
import { judgeAll, quality } from './judge.ts';
import { type Standing, stand } from './standing.ts';

/** Less than this is not worth moving furniture for. */
const worthIt = 0.002;

const steps = [1, 2, 4, 8, 16, 30] as const;

/** Moves one piece at a time a little, and keeps what is better. */
export function improve(
  floor: Floor,
  given: readonly Standing[],
  isFixed: (one: Standing) => boolean,
  rounds: number,
  random: () => number,
): readonly Standing[] {
  let best = given;
  let value = quality(judgeAll(floor, best));
  const movable = best.flatMap((one, index) => (isFixed(one) ? [] : [index]));
  if (movable.length === 0) return best;
  for (let round = 0; round < rounds; round += 1) {
    const index = movable[Math.floor(random() * movable.length)] ?? 0;
    const one = best[index];
    if (!one) continue;
    const moved = moveOf(one, random);
    const others = best.filter((_, at) => at !== index);
    if (!standsFree(moved, others, floor)) continue;
    const next = best.map((other, at) => (at === index ? moved : other));
    const nextValue = quality(judgeAll(floor, next));
    if (nextValue <= value + worthIt || !allReached(next, floor)) continue;
    best = next;
    value = nextValue;
  }
  return best;
}

function moveOf({ piece, x, y, turn }: Standing, random: () => number): Standing {
  const way = random();
  if (way > 0.92) return stand(piece, x, y, turned(turn, 90 * (1 + Math.floor(random() * 3))));
  const step = (steps[Math.floor(random() * steps.length)] ?? 1) * (random() < 0.5 ? -1 : 1);
  return way < 0.46 ? stand(piece, x + step, y, turn) : stand(piece, x, y + step, turn);
}
