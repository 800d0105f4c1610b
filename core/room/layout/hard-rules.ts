import { beforeWall, type Floor } from './floor/floor.ts';
import { type Area, frontAt, overlaps, rounding, sharedX, sharedY } from './geometry.ts';
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

export function isInside({ area, piece }: Standing, floor: Floor): boolean {
  if (area.left < -rounding || area.top < -rounding) return false;
  if (area.right > floor.width + rounding || area.bottom > floor.depth + rounding) return false;
  for (const solid of floor.solids)
    if (overlaps(area, solid) && !(isRug(piece) && floor.radiators.includes(solid))) return false;
  return true;
}

export const inDoorsWay = ({ area }: Standing, floor: Floor): boolean => isOnAny(area, floor.swings);

function isOnAny(area: Area, areas: readonly Area[]): boolean {
  for (const one of areas) if (overlaps(area, one)) return true;
  return false;
}

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

export function standsFree(one: Standing, others: readonly Standing[], floor: Floor): boolean {
  if (!isInside(one, floor) || inDoorsWay(one, floor)) return false;
  for (const other of others) if (collide(one, other)) return false;
  return !coversWindow(one, floor);
}

/** The same, and not where people come in: for every place that isn't the last resort. */
export const standsWell = (one: Standing, others: readonly Standing[], floor: Floor): boolean =>
  standsFree(one, others, floor) && (isRug(one.piece) || !floor.steps.some((step) => isInTheWay(one.area, step)));

/** A wide opening may be partly behind furniture, as long as a way of this width stays free beside it. */
const enoughToComeIn = 36;

function isInTheWay(area: Area, step: Area): boolean {
  if (!overlaps(area, step)) return false;
  const level = step.right - step.left > step.bottom - step.top;
  const beside = level
    ? Math.max(area.left - step.left, step.right - area.right)
    : Math.max(area.top - step.top, step.bottom - area.bottom);
  return beside < enoughToComeIn;
}

/** The same for pieces that are placed together. */
export function standTogether(group: readonly Standing[], others: readonly Standing[], floor: Floor): boolean {
  for (let nth = 0; nth < group.length; nth += 1) {
    const one = group[nth] as Standing;
    if (!standsWell(one, others, floor)) return false;
    for (let before = 0; before < nth; before += 1) if (collide(one, group[before] as Standing)) return false;
  }
  return true;
}

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
