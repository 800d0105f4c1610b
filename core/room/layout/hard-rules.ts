import { beforeWall, type Floor } from './floor/floor.ts';
import { frontAt, overlaps, rounding, sharedX, sharedY } from './geometry.ts';
import { calledInText, isDesk, isRug, isStorage, isTable, sitsAtTable } from './kinds.ts';
import { layoutNumbers } from './numbers.ts';
import { walkFrom } from './reach.ts';
import type { Standing } from './standing.ts';

/** The narrowest gap an adult can squeeze through. */
export const squeeze = 18;

export type HardRule = 'outside' | 'door' | 'overlap' | 'unreachable';

export interface Violation {
  readonly rule: HardRule;
  readonly ids: readonly string[];
  readonly words: string;
}

export const isInside = ({ area, piece }: Standing, floor: Floor): boolean =>
  area.left >= -rounding &&
  area.top >= -rounding &&
  area.right <= floor.width + rounding &&
  area.bottom <= floor.depth + rounding &&
  !floor.solids.some((solid) => overlaps(area, solid) && !(isRug(piece) && floor.radiators.includes(solid)));

export const inDoorsWay = ({ area }: Standing, floor: Floor): boolean =>
  floor.swings.some((swing) => overlaps(area, swing));

/** A chair pushed in: its front is under the table it faces. */
function isTucked(chair: Standing, table: Standing): boolean {
  if (!sitsAtTable(chair.piece) || !(isTable(table.piece) || isDesk(table.piece))) return false;
  const [fx, fy] = frontAt[chair.turn];
  const under = fx === 0 ? sharedY(chair.area, table.area) : sharedX(chair.area, table.area);
  return under <= layoutNumbers.tuck.most + rounding && (table.x - chair.x) * fx + (table.y - chair.y) * fy > 0;
}

/** Rugs go under other pieces, but not on top of each other. */
export const collide = (one: Standing, other: Standing): boolean =>
  overlaps(one.area, other.area) &&
  isRug(one.piece) === isRug(other.piece) &&
  !isTucked(one, other) &&
  !isTucked(other, one);

/** Storage that's higher than a window's sill, before it. */
export const coversWindow = ({ piece, area }: Standing, { windows }: Floor): boolean =>
  isStorage(piece) &&
  windows.some(
    (pane) => piece.height > pane.sill + rounding && overlaps(area, beforeWall(pane, layoutNumbers.beforeWindow)),
  );

export const standsFree = (one: Standing, others: readonly Standing[], floor: Floor): boolean =>
  isInside(one, floor) &&
  !inDoorsWay(one, floor) &&
  !others.some((other) => collide(one, other)) &&
  !coversWindow(one, floor);

/** The same, and not where people come in: for every place that isn't the last resort. */
export const standsWell = (one: Standing, others: readonly Standing[], floor: Floor): boolean =>
  standsFree(one, others, floor) && (isRug(one.piece) || !floor.steps.some((step) => overlaps(one.area, step)));

export const allReached = (standing: readonly Standing[], floor: Floor): boolean => {
  const { pieces, doors } = walkFrom(floor, standing, squeeze);
  return doors && pieces.every(Boolean);
};

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
  const { pieces, doors } = walkFrom(floor, standing, squeeze);
  pieces.forEach((reached, index) => {
    const one = standing[index];
    if (!reached && one) say('unreachable', [one], `there’s no path from the door to ${calledInText(one.piece)}.`);
  });
  if (!doors) say('unreachable', [], 'there’s no path from one door to the other.');
  return found;
}
