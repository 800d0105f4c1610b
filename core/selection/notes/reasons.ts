import { type CatalogItem, type ItemColor, nameOfStyle, type StyleLabel, type WoodTone } from '../../catalog/index.ts';
import { inchesInWords } from '../../room/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { longestWall } from '../composer/ask.ts';
import { type DoorFit, doorFit } from '../door/door.ts';
import { adjective, capital, listed } from './asked-words.ts';

/** Another piece on the same board. */
type Beside = Pick<CatalogItem, 'recordId' | 'name'>;

/** What speaks for or against a piece. Each one can be checked against the catalog. */
export type ReasonFact =
  | { readonly about: 'traits' | 'traits-missed'; readonly traits: readonly string[] }
  | { readonly about: 'style'; readonly label: StyleLabel; readonly favorite: boolean }
  | { readonly about: 'style-missed' }
  | { readonly about: 'color'; readonly color: ItemColor }
  | { readonly about: 'color-clash'; readonly color: ItemColor; readonly beside: Beside; readonly other: ItemColor }
  | { readonly about: 'wood'; readonly tone: WoodTone }
  | { readonly about: 'wood-match'; readonly tone: WoodTone; readonly beside: Beside }
  | { readonly about: 'wood-clash'; readonly tone: WoodTone; readonly beside: Beside; readonly other: WoodTone }
  | { readonly about: 'same-maker'; readonly maker: string; readonly beside: Beside }
  | { readonly about: 'further-maker'; readonly before: number }
  | { readonly about: 'too-long'; readonly inches: number }
  | { readonly about: 'door'; readonly fit: DoorFit }
  | { readonly about: 'ships'; readonly days: number; readonly late: boolean }
  | { readonly about: 'last-in-stock' };

export interface Reason {
  readonly sign: 'plus' | 'minus';
  readonly words: string;
  readonly fact: ReasonFact;
  /** It's about getting it into the room, not about the piece. */
  readonly delivery?: true;
}

/** Late for someone who needs it soon. */
const lateDays = 21;
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const weeks = (days: number) => (days <= 7 ? 'a week' : `${Math.ceil(days / 7)} weeks`);

/** The reasons for and against an item in a slot, given the other pieces on its board. */
export function reasonsFor(
  item: CatalogItem,
  piece: BriefPiece,
  brief: Brief,
  others: readonly CatalogItem[],
): Reason[] {
  return [
    ...traitFacts(item, piece),
    ...styleFacts(item, brief),
    ...colorFacts(item, piece, others),
    ...woodFacts(item, brief, others),
    ...makerFacts(item, others),
    ...deliveryFacts(item, piece, brief),
  ].map(reasonOf);
}

function reasonOf(fact: ReasonFact): Reason {
  const plus = (words: string, delivery?: true): Reason => ({
    sign: 'plus',
    words,
    fact,
    ...(delivery && { delivery }),
  });
  const minus = (words: string, delivery?: true): Reason => ({
    ...plus(words, delivery),
    sign: 'minus',
  });
  switch (fact.about) {
    case 'traits':
      return plus(`${capital(listed(fact.traits.map(adjective)))}, as requested`);
    case 'traits-missed':
      return minus(`Not ${listed(fact.traits.map(adjective), 'or')}`);
    case 'style':
      return plus(`${nameOfStyle(fact.label)}, ${fact.favorite ? 'the favorite style' : 'one of the chosen styles'}`);
    case 'style-missed':
      return minus('Outside the chosen styles');
    case 'color':
      return plus(`${capital(fact.color)}, as requested`);
    case 'color-clash':
      return minus(`${capital(fact.color)} beside the ${fact.other} ${fact.beside.name}`);
    case 'wood':
      return plus(`${capital(fact.tone)} wood, as requested`);
    case 'wood-match':
      return plus(`${capital(fact.tone)} wood, the same tone as the ${fact.beside.name}`);
    case 'wood-clash':
      return minus(`${capital(fact.tone)} wood beside the ${fact.other} ${fact.beside.name}`);
    case 'same-maker':
      return plus(`${fact.maker} also makes the ${fact.beside.name}`);
    case 'further-maker':
      return minus(`A ${ordinals[fact.before] ?? 'further'} maker on this board`);
    case 'too-long':
      return minus(`${inchesInWords(fact.inches)} long, longer than any wall in the room`, true);
    case 'door':
      return fact.fit.verdict === 'passes' ? plus(fact.fit.words, true) : minus(fact.fit.words, true);
    case 'ships': {
      const words = `Ships in ${weeks(fact.days)}`;
      return fact.late ? minus(`${words}, and it’s needed soon`, true) : plus(words, true);
    }
    case 'last-in-stock':
      return minus('Last in stock', true);
  }
}

function traitFacts(item: CatalogItem, piece: BriefPiece): ReasonFact[] {
  const shape = item.shape !== null && piece.shapes.includes(item.shape) ? [item.shape] : [];
  const made = item.materials.filter((material) => piece.materials.includes(material));
  const subType = item.subType !== null && piece.subTypes.includes(item.subType) ? [item.subType] : [];
  const traits = [...made, ...subType, ...shape];
  const missed = [
    ...(piece.shapes.length > 0 && shape.length === 0 ? piece.shapes : []),
    ...(piece.subTypes.length > 0 && subType.length === 0 ? piece.subTypes : []),
  ];
  return [
    ...(traits.length > 0 ? [{ about: 'traits' as const, traits }] : []),
    ...(missed.length > 0 ? [{ about: 'traits-missed' as const, traits: missed }] : []),
  ];
}

function styleFacts(item: CatalogItem, { styles }: Brief): ReasonFact[] {
  const label = styles.find((style) => item.styles.includes(style));
  if (label === undefined) return styles.length > 0 ? [{ about: 'style-missed' }] : [];
  return [{ about: 'style', label, favorite: label === styles[0] }];
}

function colorFacts(item: CatalogItem, piece: BriefPiece, others: readonly CatalogItem[]): ReasonFact[] {
  const { color } = item;
  if (color === 'neutral') return piece.colorIntensity === 'neutral' ? [{ about: 'color', color }] : [];
  const clash = others.find((other) => other.color !== 'neutral' && other.color !== color);
  return [
    ...(piece.colors.includes(color) ? [{ about: 'color' as const, color }] : []),
    ...(clash ? [{ about: 'color-clash' as const, color, beside: nameOf(clash), other: clash.color }] : []),
  ];
}

const nameOf = ({ recordId, name }: CatalogItem): Beside => ({ recordId, name });

/** Some pieces carry a tone though no wood shows, such as a table in glass and brass. We don't speak of wood there. */
const shownTone = ({ woodTone, materials }: CatalogItem) => (materials.includes('wood') ? woodTone : null);

function woodFacts(item: CatalogItem, brief: Brief, others: readonly CatalogItem[]): ReasonFact[] {
  const tone = shownTone(item);
  if (tone === null) return [];
  const same = others.find((other) => shownTone(other) === tone);
  const clash = others.flatMap((other) => {
    const otherTone = shownTone(other);
    return otherTone !== null && otherTone !== tone ? [{ beside: nameOf(other), other: otherTone }] : [];
  })[0];
  return [
    ...(same ? [{ about: 'wood-match' as const, tone, beside: nameOf(same) }] : []),
    ...(!same && brief.woodTone === tone ? [{ about: 'wood' as const, tone }] : []),
    ...(clash ? [{ about: 'wood-clash' as const, tone, ...clash }] : []),
  ];
}

function makerFacts(item: CatalogItem, others: readonly CatalogItem[]): ReasonFact[] {
  const maker = item.vendor.name;
  const same = others.find((other) => other.vendor.name === maker);
  if (same) return [{ about: 'same-maker', maker, beside: nameOf(same) }];
  const before = new Set(others.map((other) => other.vendor.name)).size;
  return before < 3 ? [] : [{ about: 'further-maker', before }];
}

function deliveryFacts(item: CatalogItem, piece: BriefPiece, brief: Brief): ReasonFact[] {
  const fit = doorFit(item, brief.doorway);
  const inches = Math.max(item.dimensions.width, item.dimensions.depth);
  const days = item.leadTimeDays;
  return [
    ...(inches > longestWall(brief) ? [{ about: 'too-long' as const, inches }] : []),
    ...(fit.verdict === 'unknown' ? [] : [{ about: 'door' as const, fit }]),
    ...(brief.soon ? [{ about: 'ships' as const, days, late: days > lateDays }] : []),
    ...(item.stock === piece.quantity ? [{ about: 'last-in-stock' as const }] : []),
  ];
}
