import type { Brief } from '../../survey/index.ts';
import type { BoardId } from '../board.ts';
import type { Ask } from '../composer/ask.ts';
import { rowOfRecord } from '../composer/columns.ts';
import { isCandidate, keepsWish, passesDoor, type Wish, wishes } from '../composer/rules.ts';
import { mostWanted } from './asked-words.ts';
import { deskWords, type GivenUpFact, type Said, said } from './given-up-words.ts';

/** A wish a piece doesn't meet, worded for the customer (`givenUpSentences`) and for the specialist. */
export interface GivenUp {
  readonly fact: GivenUpFact;
  readonly said: Said;
  readonly deskWords: string;
}

/** What can't be proposed although it's available. */
export interface Around {
  readonly otherBoard: BoardId;
  readonly onOtherBoard: ReadonlySet<string>;
  /** What the customer asked us to change. */
  readonly declined: ReadonlySet<string>;
}

/** What's available for a slot, by which wishes it meets. */
export interface Reach {
  /** For each set of wishes the cheapest row that meets exactly these. */
  readonly free: ReadonlyMap<number, number>;
  readonly held: readonly { readonly kept: number; readonly recordId: string; readonly declined: boolean }[];
  /** The sets of wishes that something meets which is in stock but doesn't fit through the door. */
  readonly blocked: ReadonlySet<number>;
}

const bit = (wish: Wish) => 1 << wishes.indexOf(wish);
/** The same bits as `bit` gives, written out because a whole catalog is asked. */
const keptBy = (ask: Ask, row: number) =>
  (keepsWish.shape(ask, row) ? 1 : 0) |
  (keepsWish.subType(ask, row) ? 2 : 0) |
  (keepsWish.color(ask, row) ? 4 : 0) |
  (keepsWish.material(ask, row) ? 8 : 0) |
  (keepsWish.tier(ask, row) ? 16 : 0) |
  (keepsWish.style(ask, row) ? 32 : 0);

export function reachOf(ask: Ask, { onOtherBoard, declined }: Around): Reach {
  const free = new Map<number, number>();
  const held: Reach['held'][number][] = [];
  const blocked = new Set<number>();
  const heldRows = new Set<number>();
  for (const recordId of new Set([...declined, ...onOtherBoard])) {
    const row = rowOfRecord(ask.columns, recordId);
    heldRows.add(row);
    if (row < 0 || !isCandidate(ask, row)) continue;
    const kept = keptBy(ask, row);
    if (passesDoor(ask, row)) held.push({ kept, recordId, declined: declined.has(recordId) });
    else blocked.add(kept);
  }
  const seen = new Uint8Array(1 << wishes.length);
  for (let row = 0; row < ask.columns.items.length; row += 1) {
    if (!isCandidate(ask, row)) continue;
    const kept = keptBy(ask, row);
    if (seen[kept] === 1 || heldRows.has(row)) continue;
    if (passesDoor(ask, row)) {
      seen[kept] = 1;
      free.set(kept, row);
    } else blocked.add(kept);
  }
  return { free, held, blocked };
}

/** What a row gives up of the slot's wishes, and why. `reach` is only asked for if it gives up anything. */
export function givenUpBy(ask: Ask, row: number, brief: Brief, around: Around, reach: () => Reach): GivenUp[] {
  const item = ask.columns.items[row];
  const missed = wishes.filter((wish) => !keepsWish[wish](ask, row));
  if (!item || missed.length === 0) return [];
  const asked = askedWishes(ask);
  const kept = asked.filter((wish) => !missed.includes(wish));
  return missed.flatMap((wish) => {
    const fact = whyNot(ask, wish, kept, around, reach());
    const slot = { piece: ask.piece, item, brief };
    return fact ? [{ fact, said: said(fact, slot), deskWords: deskWords(fact, slot) }] : [];
  });
}

function askedWishes({ piece, hasStyles }: Ask): Wish[] {
  const asked: Readonly<Record<Wish, boolean>> = {
    shape: piece.shapes.length > 0,
    subType: piece.subTypes.length > 0,
    color: piece.colorIntensity !== null,
    material: piece.materials.length > 0,
    tier: mostWanted(piece) !== '',
    style: hasStyles,
  };
  return wishes.filter((wish) => asked[wish]);
}

/** The fewest wishes that can't be met together with this one, out of those the chosen piece does meet. */
function whyNot(
  ask: Ask,
  wish: Wish,
  kept: readonly Wish[],
  { otherBoard }: Around,
  { free, held, blocked }: Reach,
): GivenUpFact | null {
  const without = smallestFirst(kept).flatMap((also) => {
    const together = wishes.filter((one) => one === wish || also.includes(one));
    const mask = together.reduce((sum, one) => sum | bit(one), 0);
    const isMetBy = (meets: number) => (meets & mask) === mask;
    if ([...free.keys()].some(isMetBy)) return [];
    return [{ together, has: held.filter(({ kept: meets }) => isMetBy(meets)), byDoor: [...blocked].some(isMetBy) }];
  });
  // If we can, we say it without exceptions.
  const found = without.find(({ has }) => has.length === 0) ?? without[0];
  if (found) {
    const { together, has, byDoor } = found;
    const ids = (declined: boolean) => has.filter((one) => one.declined === declined).map(({ recordId }) => recordId);
    const besides = { onOtherBoard: ids(false), declined: ids(true) };
    return { wish, why: 'none', together, besides, otherBoard, byDoor };
  }
  const all = [wish, ...kept].reduce((sum, one) => sum | bit(one), 0);
  const rows = [...free].filter(([meets]) => (meets & all) === all).map(([, row]) => row);
  const like = ask.columns.items[Math.min(...rows)];
  return like
    ? { wish, why: 'choice', like: { recordId: like.recordId, name: like.name, priceCents: like.priceCents } }
    : null;
}

function smallestFirst(some: readonly Wish[]): Wish[][] {
  const subsets = Array.from({ length: 1 << some.length }, (_, mask) =>
    some.filter((_one, place) => mask & (1 << place)),
  );
  return subsets.toSorted((one, other) => one.length - other.length);
}
