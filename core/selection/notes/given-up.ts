import { type CatalogueItem, nameOfStyle } from '../../catalog/index.ts';
import { formatMoney } from '../../money/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import type { BoardId } from '../board.ts';
import type { Ask } from '../composer/ask.ts';
import { rowOfRecord } from '../composer/columns.ts';
import { isCandidate, keepsWish, passesDoor, type Wish, wishes } from '../composer/rules.ts';
import {
  adjective,
  capital,
  colorsWanted,
  describedWith,
  inStockWords,
  listed,
  materialsWanted,
  mostWanted,
  readsBehind,
  small,
  stylesWanted,
  subTypeWords,
} from './asked-words.ts';

/** Why a piece doesn't have something the customer asked for. Each one can be checked against the catalog. */
export type GivenUpFact = { readonly wish: Wish } & (
  | {
      /** Nothing of this type and size that's available meets these wishes together, apart from what's in `besides`. */
      readonly why: 'none';
      readonly together: readonly Wish[];
      readonly besides: { readonly onOtherBoard: readonly string[]; readonly declined: readonly string[] };
      readonly otherBoard: BoardId;
    }
  | {
      /** This one was chosen although the other has it. */
      readonly why: 'choice';
      readonly like: { readonly recordId: string; readonly name: string; readonly priceCents: number };
    }
);

/** A wish a piece doesn't meet, worded for the customer and for the specialist. */
export interface GivenUp {
  readonly fact: GivenUpFact;
  readonly words: string;
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
  const heldRows = new Set<number>();
  for (const recordId of new Set([...declined, ...onOtherBoard])) {
    const row = rowOfRecord(ask.columns, recordId);
    heldRows.add(row);
    if (row >= 0 && isCandidate(ask, row) && passesDoor(ask, row)) {
      held.push({ kept: keptBy(ask, row), recordId, declined: declined.has(recordId) });
    }
  }
  const seen = new Uint8Array(1 << wishes.length);
  for (let row = 0; row < ask.columns.items.length; row += 1) {
    if (!isCandidate(ask, row)) continue;
    const kept = keptBy(ask, row);
    if (seen[kept] === 1 || heldRows.has(row) || !passesDoor(ask, row)) continue;
    seen[kept] = 1;
    free.set(kept, row);
  }
  return { free, held };
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
    return fact ? [{ fact, words: words(fact, slot), deskWords: deskWords(fact, slot) }] : [];
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
  { free, held }: Reach,
): GivenUpFact | null {
  const without = smallestFirst(kept).flatMap((also) => {
    const together = wishes.filter((one) => one === wish || also.includes(one));
    const mask = together.reduce((sum, one) => sum | bit(one), 0);
    if ([...free.keys()].some((meets) => (meets & mask) === mask)) return [];
    return [{ together, has: held.filter((one) => (one.kept & mask) === mask) }];
  });
  // If we can, we say it without exceptions.
  const found = without.find(({ has }) => has.length === 0) ?? without[0];
  if (found) {
    const { together, has } = found;
    const ids = (declined: boolean) => has.filter((one) => one.declined === declined).map(({ recordId }) => recordId);
    return { wish, why: 'none', together, besides: { onOtherBoard: ids(false), declined: ids(true) }, otherBoard };
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

interface Slot {
  readonly piece: BriefPiece;
  readonly item: CatalogueItem;
  readonly brief: Brief;
}

/** A rug comes rolled, so the door never decides. */
const doorWords = ({ kind }: BriefPiece, { doorway }: Brief) =>
  doorway === null || kind === 'rug' ? '' : ' that fit through your door';

function words(fact: GivenUpFact, slot: Slot): string {
  const { piece, brief } = slot;
  if (fact.why === 'choice') {
    return `You asked for ${wished(fact.wish, slot)}. This one ${instead(fact.wish, slot)}, but the ${fact.like.name} fits that, at ${formatMoney(fact.like.priceCents)}. Tell us if you’d rather have it.`;
  }
  const none = `right now we have no ${describedWith(piece, brief, fact.together)} ${inStockWords(piece)}${doorWords(piece, brief)}`;
  return capital(`${besidesWords(fact, 'you')}${none}, so this one ${instead(fact.wish, slot)}.`);
}

function besidesWords({ besides, otherBoard }: GivenUpFact & { why: 'none' }, who: 'you' | 'they'): string {
  const some = [
    ...(besides.onOtherBoard.length > 0 ? [`what’s on Board ${otherBoard.toUpperCase()}`] : []),
    ...(besides.declined.length > 0 ? [`what ${who} asked us to change`] : []),
  ];
  return some.length > 0 ? `besides ${listed(some)}, ` : '';
}

/** 'This one …' */
function instead(wish: Wish, { piece, item }: Slot): string {
  switch (wish) {
    case 'color':
      return `comes in ${item.color === 'neutral' ? 'a neutral color' : item.color}`;
    case 'material':
      return `comes in ${item.materials.length > 0 ? listed(item.materials.map(small)) : 'another material'}`;
    case 'shape':
      return `isn’t ${listed(piece.shapes.map(adjective), 'or')}`;
    case 'subType':
      return piece.subTypes.every(readsBehind)
        ? `doesn’t have ${listed(piece.subTypes.map(subTypeWords), 'or')}`
        : `isn’t ${listed(piece.subTypes.map(subTypeWords), 'or')}`;
    case 'tier':
      return `costs ${formatMoney(item.priceCents)}`;
    case 'style':
      return item.styles.length > 0 ? `is ${listed(item.styles.map(nameOfStyle))}` : 'follows no style of ours';
  }
}

/** 'You asked for …' */
function wished(wish: Wish, { piece, brief }: Slot): string {
  switch (wish) {
    case 'color':
      return colorsWanted(piece);
    case 'material':
      return materialsWanted(piece);
    case 'shape':
      return `something ${listed(piece.shapes.map(adjective), 'or')}`;
    case 'subType':
      return piece.subTypes.every(readsBehind)
        ? listed(piece.subTypes.map(subTypeWords), 'or')
        : `something ${listed(piece.subTypes.map(subTypeWords), 'or')}`;
    case 'tier':
      return `up to ${mostWanted(piece)}`;
    case 'style':
      return stylesWanted(brief);
  }
}

const desk: Readonly<Record<Wish, string>> = {
  shape: 'Shape',
  subType: 'Look',
  color: 'Color',
  material: 'Material',
  tier: 'Budget',
  style: 'Style',
};

function deskWords(fact: GivenUpFact, { piece, brief }: Slot): string {
  if (fact.why === 'choice') {
    return `${desk[fact.wish]} relaxed, though the ${fact.like.name} is in stock and passes.`;
  }
  const none = `no ${describedWith(piece, brief, fact.together)} ${inStockWords(piece)}`;
  return `${desk[fact.wish]} relaxed: ${besidesWords(fact, 'they')}${none} pass.`;
}
