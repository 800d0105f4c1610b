import { type CatalogueItem, optionLabel, pieceNames, tierRangeText } from '../../catalog/index.ts';
import { inchesInWords } from '../../room/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { longestWall } from './ask.ts';
import { doorFit } from './door.ts';
import type { Relaxation } from './rules.ts';

/** A reason for or against a piece. */
export interface Reason {
  readonly sign: 'plus' | 'minus';
  readonly words: string;
  /** It's about getting it into the room, not about the piece. */
  readonly delivery?: true;
}

const plus = (words: string): Reason => ({ sign: 'plus', words });
const minus = (words: string): Reason => ({ sign: 'minus', words });
const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);
const small = (value: string) => optionLabel(value).toLowerCase();
const listed = (words: readonly string[], last = 'and') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
const weeks = (days: number) => (days <= 7 ? 'a week' : `${Math.ceil(days / 7)} weeks`);
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The reasons for and against an item in a slot, given the other pieces on its board. */
export function reasonsFor(
  item: CatalogueItem,
  piece: BriefPiece,
  brief: Brief,
  others: readonly CatalogueItem[],
): Reason[] {
  return [
    ...traitReasons(item, piece),
    ...styleReasons(item, brief),
    ...colorReasons(item, piece, others),
    ...woodReasons(item, brief, others),
    ...vendorReasons(item, others),
    ...deliveryReasons(item, piece, brief),
  ];
}

function traitReasons(item: CatalogueItem, piece: BriefPiece): Reason[] {
  const shape = item.shape !== null && piece.shapes.includes(item.shape) ? [small(item.shape)] : [];
  const made = item.materials.filter((material) => piece.materials.includes(material)).map(small);
  const subType = item.subType !== null && piece.subTypes.includes(item.subType) ? [small(item.subType)] : [];
  const met = [...made, ...subType, ...shape];
  const missed = [
    ...(piece.shapes.length > 0 && shape.length === 0 ? piece.shapes : []),
    ...(piece.subTypes.length > 0 && subType.length === 0 ? piece.subTypes : []),
  ].map(small);
  return [
    ...(met.length > 0 ? [plus(`${capital(listed(met))}, as requested`)] : []),
    ...(missed.length > 0 ? [minus(`Not ${listed(missed, 'or')}`)] : []),
  ];
}

function styleReasons(item: CatalogueItem, { styles }: Brief): Reason[] {
  const label = styles.find((style) => item.styles.includes(style));
  if (label === undefined) return styles.length > 0 ? [minus('Outside the chosen styles')] : [];
  return [plus(label === styles[0] ? `${label}, the favorite style` : `${label}, one of the chosen styles`)];
}

function colorReasons(item: CatalogueItem, piece: BriefPiece, others: readonly CatalogueItem[]): Reason[] {
  const { color } = item;
  if (color === 'neutral') return piece.colorIntensity === 'neutral' ? [plus('Neutral, as requested')] : [];
  const wanted = piece.colors.includes(color) ? [plus(`${capital(color)}, as requested`)] : [];
  const clash = others.find((other) => other.color !== 'neutral' && other.color !== color);
  return [...wanted, ...(clash ? [minus(`${capital(color)} beside the ${clash.color} ${clash.name}`)] : [])];
}

function woodReasons(item: CatalogueItem, brief: Brief, others: readonly CatalogueItem[]): Reason[] {
  const tone = item.woodTone;
  if (tone === null) return [];
  const same = others.find((other) => other.woodTone === tone);
  const clash = others.find((other) => other.woodTone !== null && other.woodTone !== tone);
  return [
    ...(same ? [plus(`${capital(tone)} wood, the same tone as the ${same.name}`)] : []),
    ...(!same && brief.woodTone === tone ? [plus(`${capital(tone)} wood, as requested`)] : []),
    ...(clash ? [minus(`${capital(tone)} wood beside the ${clash.woodTone} ${clash.name}`)] : []),
  ];
}

function vendorReasons(item: CatalogueItem, others: readonly CatalogueItem[]): Reason[] {
  const same = others.find((other) => other.vendor.name === item.vendor.name);
  if (same) return [plus(`${item.vendor.name} also makes the ${same.name}`)];
  const makers = new Set(others.map((other) => other.vendor.name)).size;
  return makers < 3 ? [] : [minus(`A ${ordinals[makers] ?? 'further'} maker on this board`)];
}

function deliveryReasons(item: CatalogueItem, piece: BriefPiece, brief: Brief): Reason[] {
  const fit = doorFit(item, brief.doorway);
  const side = Math.max(item.dimensions.width, item.dimensions.depth);
  const tooLong = side > longestWall(brief);
  const late = item.leadTimeDays > 21;
  const spare = item.stock - piece.quantity;
  const said = [
    ...(tooLong ? [minus(`${inchesInWords(side)} long, longer than any wall in the room`)] : []),
    ...(fit.verdict === 'unknown' ? [] : [fit.verdict === 'passes' ? plus(fit.words) : minus(fit.words)]),
    ...(late && brief.soon ? [minus(`Ships in ${weeks(item.leadTimeDays)}, and it’s needed soon`)] : []),
    ...(!late && brief.soon ? [plus(`Ships in ${weeks(item.leadTimeDays)}`)] : []),
    ...(spare === 0 ? [minus('Last in stock')] : []),
  ];
  return said.map((reason) => ({ ...reason, delivery: true }));
}

const sought = ({ colorIntensity, colors }: BriefPiece) =>
  listed(colorIntensity === 'neutral' ? ['neutral'] : colors.length > 0 ? colors : ['color'], 'or');

const tierRange = ({ kind, tier, types, size }: BriefPiece) =>
  tier === null ? '' : tierRangeText(tier, { piece: kind, type: types.length === 1 ? types[0] : null, size });

/** What the catalog didn't have. */
function missing(what: Relaxation, piece: BriefPiece): string {
  const many = pieceNames[piece.kind].many.toLowerCase();
  switch (what) {
    case 'color':
      return `no ${many} in ${sought(piece)}`;
    case 'material':
      return `no ${many} in ${listed(piece.materials.map(small), 'or')}`;
    case 'tier':
      return `no ${many} within ${tierRange(piece)}`;
  }
}

const givenUp: Readonly<Record<Relaxation, { desk: string; customer: string }>> = {
  color: { desk: 'Color', customer: 'so this one comes in another color' },
  material: { desk: 'Material', customer: 'so this one is made of something else' },
  tier: { desk: 'Budget', customer: 'so this one is outside your budget' },
};

/** What was relaxed for a slot and why, worded for the specialist. */
export const relaxedWords = (what: Relaxation, piece: BriefPiece): string =>
  `${givenUp[what].desk} relaxed: ${missing(what, piece)} are in stock and pass.`;

/** The same, worded for the customer. */
export const relaxedForCustomer = (what: Relaxation, piece: BriefPiece): string =>
  `Right now we have ${missing(what, piece)} in stock that fit through your door, ${givenUp[what].customer}.`;
