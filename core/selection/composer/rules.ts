import { doorFit } from '../door/door.ts';
import type { Ask } from './ask.ts';
import { none } from './columns.ts';

/** What may be relaxed when nothing else is left, in this order. Stock and fit never are. */
export const relaxations = ['color', 'material', 'tier'] as const;
export type Relaxation = (typeof relaxations)[number];

export const isRelaxation = (what: string): what is Relaxation => relaxations.some((one) => one === what);

/** Whether it's the requested piece at all: in stock, right type and size. A king bed is no substitute for a queen. */
export function isCandidate(ask: Ask, row: number): boolean {
  const { columns, types, size } = ask;
  if ((columns.stock[row] ?? 0) < ask.quantity) return false;
  const type = columns.type[row] ?? none;
  if (types !== 0 && (type === none || !(types & (1 << type)))) return false;
  return size === none || columns.size[row] === size;
}

function keepsColor(ask: Ask, row: number): boolean {
  return (ask.colorsAllowed & (1 << (ask.columns.color[row] ?? 0))) !== 0;
}

function keepsMaterial(ask: Ask, row: number): boolean {
  return ask.materials === 0 || (ask.materials & (ask.columns.materials[row] ?? 0)) !== 0;
}

/** Only the upper end counts: a piece that costs less than expected is never a fault. */
function keepsTier(ask: Ask, row: number): boolean {
  return (ask.columns.price[row] ?? 0) <= ask.tierTo;
}

const has = (mask: number, code: number | undefined) => mask === 0 || (mask & (1 << (code ?? none))) !== 0;

const keepsShape = ({ columns, shapes }: Ask, row: number) => has(shapes, columns.shape[row]);
const keepsSubType = ({ columns, subTypes }: Ask, row: number) => has(subTypes, columns.subType[row]);
const keepsStyle = ({ columns, styles }: Ask, row: number) =>
  styles === 0 || (styles & (columns.styles[row] ?? 0)) !== 0;

/** Everything a customer may have asked for beyond the type and size, and whether a piece has it. */
export const keepsWish = {
  shape: keepsShape,
  subType: keepsSubType,
  color: keepsColor,
  material: keepsMaterial,
  tier: keepsTier,
  style: keepsStyle,
} as const;
export type Wish = keyof typeof keepsWish;
export const wishes = ['shape', 'subType', 'color', 'material', 'tier', 'style'] as const satisfies readonly Wish[];

/** Whether it's in the style, the material, the color and the wood tone asked for. Metal agrees with any wood. */
export function looksAsAsked(ask: Ask, row: number): boolean {
  const tone = ask.columns.woodTone[row];
  return (
    keepsStyle(ask, row) &&
    keepsMaterial(ask, row) &&
    keepsColor(ask, row) &&
    (ask.woodTone === none || tone === none || tone === ask.woodTone)
  );
}

/** Whether an item meets the requirements with the first `relaxed` relaxations applied. */
export function keeps(ask: Ask, row: number, relaxed: number): boolean {
  return (
    isCandidate(ask, row) &&
    (relaxed >= 1 || keepsColor(ask, row)) &&
    (relaxed >= 2 || keepsMaterial(ask, row)) &&
    (relaxed >= 3 || keepsTier(ask, row))
  );
}

export function relaxedFor(ask: Ask, row: number): Relaxation[] {
  return relaxations.filter((what) => !keepsWish[what](ask, row));
}

/** How much room a doorway leaves around a piece carried straight through; negative if it has to be turned. */
export function straightPlay(ask: Ask, row: number): number {
  if (ask.doorway === null) return 0;
  const { width, height } = ask.doorway;
  const small = ask.columns.smallSide[row] ?? 0;
  const middle = ask.columns.middleSide[row] ?? 0;
  return Math.min(Math.min(width, height) - small, Math.max(width, height) - middle);
}

/**
 * Comparing sizes settles what goes straight through and what's too thick at any angle. Only pieces that must be turned
 * or tilted need the slower room rule, and its answer is cached.
 */
export function passesDoor(ask: Ask, row: number): boolean {
  if (ask.doorway === null || straightPlay(ask, row) >= 0) return true;
  const thinnest = ask.columns.leastSide[row] ?? 0;
  if (thinnest > Math.min(ask.doorway.width, ask.doorway.height) + roundingPlay) return false;
  const item = ask.columns.items[row];
  if (item === undefined) return false;
  if (ask.doorAnswers[row] === 0) ask.doorAnswers[row] = doorFit(item, ask.doorway).stops ? 2 : 1;
  return ask.doorAnswers[row] === 1;
}

/** The room rule tolerates a tiny rounding error, so this shortcut must too. */
const roundingPlay = 0.001;
