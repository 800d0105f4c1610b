import type { Floor } from './floor.ts';
import { overlaps, rounding } from './geometry.ts';
import { calledInText, isRug } from './kinds.ts';
import { reachedFrom } from './reach.ts';
import type { Standing } from './standing.ts';

/** The narrowest gap an adult can squeeze through. */
export const squeeze = 18;

export type HardRule = 'outside' | 'door' | 'overlap' | 'unreachable';

export interface Violation {
  readonly rule: HardRule;
  readonly ids: readonly string[];
  readonly words: string;
}

export const isInside = ({ area }: Standing, floor: Floor): boolean =>
  area.left >= -rounding &&
  area.top >= -rounding &&
  area.right <= floor.width + rounding &&
  area.bottom <= floor.depth + rounding;

export const inDoorsWay = ({ area }: Standing, floor: Floor): boolean =>
  floor.swing !== null && overlaps(area, floor.swing);

/** Rugs go under other pieces, but not on top of each other. */
export const collide = (one: Standing, other: Standing): boolean =>
  isRug(one.piece) === isRug(other.piece) && overlaps(one.area, other.area);

export const standsFree = (one: Standing, others: readonly Standing[], floor: Floor): boolean =>
  isInside(one, floor) && !inDoorsWay(one, floor) && !others.some((other) => collide(one, other));

export const allReached = (standing: readonly Standing[], floor: Floor): boolean =>
  reachedFrom(floor, standing, squeeze).every(Boolean);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Every broken hard rule, as sentences. */
export function violationsOf(floor: Floor, standing: readonly Standing[]): Violation[] {
  const found: Violation[] = [];
  const say = (rule: HardRule, pieces: readonly Standing[], words: string) =>
    found.push({ rule, ids: pieces.map(({ piece }) => piece.id), words: capital(words) });
  standing.forEach((one, index) => {
    const name = calledInText(one.piece);
    if (!isInside(one, floor)) say('outside', [one], `${name} is partly outside the room.`);
    if (inDoorsWay(one, floor)) say('door', [one], `${name} is in the door’s way.`);
    for (const other of standing.slice(index + 1))
      if (collide(one, other)) say('overlap', [one, other], `${name} and ${calledInText(other.piece)} overlap.`);
  });
  reachedFrom(floor, standing, squeeze).forEach((reached, index) => {
    const one = standing[index];
    if (!reached && one) say('unreachable', [one], `there’s no path from the door to ${calledInText(one.piece)}.`);
  });
  return found;
}
