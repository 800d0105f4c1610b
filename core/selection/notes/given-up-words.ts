import { type CatalogItem, nameOfStyle } from '../../catalog/index.ts';
import { formatMoney } from '../../money/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import type { BoardId } from '../board.ts';
import type { Wish } from '../composer/rules.ts';
import {
  adjective,
  colorsWanted,
  describedAgain,
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
      /** Some in stock do, but can't be carried in. */
      readonly byDoor: boolean;
    }
  | {
      /** This one was chosen although the other has it. */
      readonly why: 'choice';
      readonly like: { readonly recordId: string; readonly name: string; readonly priceCents: number };
    }
);

interface Slot {
  readonly piece: BriefPiece;
  readonly item: CatalogItem;
  readonly brief: Brief;
}

/** What one wish adds to a sentence. Those of the same sentence share its opening and its end. */
export interface Said {
  readonly opening: string;
  readonly wish: string;
  /** The wish once more in the same sentence, where the piece has been named already. */
  readonly again: string;
  readonly end: string;
  /** 'This one …' */
  readonly instead: string;
}

export function said(fact: GivenUpFact, slot: Slot): Said {
  const { piece, brief } = slot;
  const instead = insteadOf(fact.wish, slot);
  if (fact.why === 'choice') {
    const wish = wished(fact.wish, slot);
    const end = `. The ${fact.like.name} fits that, at ${formatMoney(fact.like.priceCents)}.`;
    return { opening: 'You asked for ', wish, again: wish, end, instead };
  }
  const inStock = inStockWords(piece);
  const wish = `${describedWith(piece, brief, fact.together)} ${inStock}`;
  const fitting = fact.byDoor ? `${wish} that fit through your door` : wish;
  const { onOtherBoard, declined } = fact.besides;
  const there = `on Board ${fact.otherBoard.toUpperCase()}`;
  const only = (where: string) => ({ opening: 'The only ', wish: fitting, again: '', end: where, instead });
  if (onOtherBoard.length > 0 && declined.length > 0) return only(` are ${there} or are what you asked us to change`);
  if (onOtherBoard.length > 0) return only(` are ${there}`);
  if (declined.length > 0) return only(' are what you asked us to change');
  if (fact.byDoor) return { opening: 'None of the ', wish, again: '', end: ' fit through your door', instead };
  const again = describedAgain(piece, brief, fact.together);
  return { opening: 'No ', wish: `${wish} right now`, again, end: '', instead };
}

/** What a piece gives up, in as few sentences as can say it. */
export function givenUpSentences(all: readonly Said[]): string[] {
  // Without words to say a wish again in the same sentence, another wish has a sentence of its own.
  const sentences = Map.groupBy(all, ({ opening, wish, again, end }) => [opening, again ? '' : wish, end].join('|'));
  return [...sentences.values()].map((parts) => {
    const [{ opening, wish, end } = { opening: '', wish: '', end: '' }] = parts;
    const others = parts.filter((one, at) => parts.findIndex((other) => other.wish === one.wish) === at).slice(1);
    const wishes = [wish, ...others.map(({ again }) => again)];
    const instead = listed(insteads(parts));
    // A wish may itself be a list, such as 'blue, green or red'.
    return end.endsWith('.')
      ? `${opening}${wishes.join(' and ')}, and this one ${parts.length === 1 ? withoutEcho(instead) : instead}${end}`
      : `${opening}${listed(wishes)}${end}, so this one ${instead}.`;
  });
}

const comesIn = 'comes in ';

/** 'isn’t round', 'comes in fabric and in green': what it comes in is said together. */
function insteads(parts: readonly Said[]): string[] {
  const comes = parts.flatMap(({ instead }) => (instead.startsWith(comesIn) ? instead.slice('comes '.length) : []));
  const first = parts.findIndex(({ instead }) => instead.startsWith(comesIn));
  return parts.flatMap(({ instead }, at) => {
    if (!instead.startsWith(comesIn)) return instead;
    return at === first ? `comes ${listed(comes)}` : [];
  });
}

/** 'You asked for something round, and this one isn’t.' */
const withoutEcho = (instead: string) =>
  instead.startsWith('doesn’t have ')
    ? 'doesn’t have one'
    : instead.replace(/^isn’t (?!in one of our styles).+$/, 'isn’t');

/** 'This one …' */
function insteadOf(wish: Wish, { piece, item }: Slot): string {
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
      return item.styles.length > 0 ? `is ${listed(item.styles.map(nameOfStyle))}` : 'isn’t in one of our styles';
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

export function deskWords(fact: GivenUpFact, { piece, brief }: Slot): string {
  if (fact.why === 'choice') {
    return `${desk[fact.wish]} relaxed, though the ${fact.like.name} is in stock and passes.`;
  }
  const none = `no ${describedWith(piece, brief, fact.together)} ${inStockWords(piece)}`;
  return `${desk[fact.wish]} relaxed: ${besidesWords(fact)}${none} pass.`;
}

function besidesWords({ besides, otherBoard }: GivenUpFact & { why: 'none' }): string {
  const some = [
    ...(besides.onOtherBoard.length > 0 ? [`what’s on Board ${otherBoard.toUpperCase()}`] : []),
    ...(besides.declined.length > 0 ? ['what they asked us to change'] : []),
  ];
  return some.length > 0 ? `besides ${listed(some)}, ` : '';
}
