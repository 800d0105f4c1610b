import { mostInTier, nameOfStyle, optionLabel, pieceNames } from '../../catalog/index.ts';
import { formatMoney } from '../../money/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { tierQuestionOf } from '../composer/ask.ts';
import type { Wish } from '../composer/rules.ts';

export const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);
export const small = (value: string) => optionLabel(value).toLowerCase();
export const listed = (words: readonly string[], last = 'and') =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

const adjectives: Readonly<Record<string, string>> = { rectangle: 'rectangular' };
export const adjective = (value: string) => adjectives[value] ?? small(value);

/** How a sub-type reads behind the piece's name; one that isn't here reads before it. */
const withSubType: Readonly<Record<string, string>> = {
  sofa_a: 'a track arm',
  sofa_b: 'a rolled arm',
  sofa_c: 'an exposed wood frame',
  exposed_frame: 'an exposed frame',
};

export const subTypeWords = (value: string) => withSubType[value] ?? small(value);
export const readsBehind = (value: string) => value in withSubType;

/** The colors a customer would be happy with. */
export function colorsWanted({ colorIntensity, colors }: BriefPiece): string {
  if (colorIntensity === 'neutral') return 'a neutral color';
  const wanted = colors.length > 0 ? colors : ['a color'];
  return listed(colorIntensity === 'accent' ? [...wanted, 'a neutral color'] : wanted, 'or');
}

export const materialsWanted = ({ materials }: BriefPiece) => listed(materials.map(small), 'or');
export const stylesWanted = ({ styles }: Brief) => `the ${listed(styles.map(nameOfStyle), 'or')} style`;

/** '$2,000', the most they meant to pay. */
export function mostWanted(piece: BriefPiece): string {
  const most = piece.tier === null ? null : mostInTier(piece.tier, tierQuestionOf(piece));
  return most === null ? '' : formatMoney(most);
}

/** How a type or size reads before the piece's name, where that isn't its label. */
const beforeName: Readonly<Record<string, string>> = {
  l_shaped_sectional: 'L-shaped sectional',
  recliner: 'reclining',
  moroccan: 'Moroccan',
  king: 'king-size',
  queen: 'queen-size',
  full: 'full-size',
  counter: 'counter-height',
  bar: 'bar-height',
};

/** The types that read behind it. */
const behindName: Readonly<Record<string, string>> = {
  sliding_door: 'with sliding doors',
  standard_door: 'with standard doors',
  open_front: 'with an open front',
  shelf: 'with a shelf',
  storage: 'with storage',
  drawer: 'with a drawer',
  headboard: 'with a headboard',
  no_headboard: 'without a headboard',
};

/** 'standard sofas': the kind with the type and size that were asked for, which are never given up. */
export function described({ kind, types, size }: BriefPiece): string {
  const before = (value: string) => beforeName[value] ?? small(value);
  const many = pieceNames[kind].many.toLowerCase();
  const wanted = listed(
    types.map((type) => behindName[type] ?? before(type)),
    'or',
  );
  const behind = types.filter((type) => type in behindName).length;
  const sized = size === null ? [] : [before(size)];
  if (types.length === 0) return [...sized, many].join(' ');
  if (behind === 0) return [...sized, wanted, many].join(' ');
  return [...sized, many, behind === types.length ? wanted : `(${wanted})`].join(' ');
}

/** The words before and behind a piece's name that say these wishes. */
function aroundName(piece: BriefPiece, brief: Brief, together: readonly Wish[]) {
  const asks = (wish: Wish) => together.includes(wish);
  const [behind, before] = [piece.subTypes.filter(readsBehind), piece.subTypes.filter((one) => !readsBehind(one))];
  const ins = [
    ...(asks('color') ? [colorsWanted(piece)] : []),
    ...(asks('material') ? [materialsWanted(piece)] : []),
    ...(asks('style') ? [stylesWanted(brief)] : []),
  ];
  return {
    before: [
      ...(asks('shape') ? [listed(piece.shapes.map(adjective), 'or')] : []),
      ...(asks('subType') && before.length > 0 ? [listed(before.map(subTypeWords), 'or')] : []),
    ],
    behind: [
      ...(asks('subType') && behind.length > 0 ? [`with ${listed(behind.map(subTypeWords), 'or')}`] : []),
      ...(ins.length > 0 ? [ins.map((one) => `in ${one}`).join(' and ')] : []),
      ...(asks('tier') ? [`for up to ${mostWanted(piece)}`] : []),
    ],
  };
}

/** 'round traditional coffee tables in glass for up to $599': pieces with all of these wishes met. */
export function describedWith(piece: BriefPiece, brief: Brief, together: readonly Wish[]): string {
  const { before, behind } = aroundName(piece, brief, together);
  return [...before, described(piece), ...behind].join(' ');
}

/** 'no round ones in glass' or 'none in glass', where the pieces have been named. */
export function describedAgain(piece: BriefPiece, brief: Brief, together: readonly Wish[]): string {
  const { before, behind } = aroundName(piece, brief, together);
  return (before.length > 0 ? ['no', ...before, 'ones', ...behind] : ['none', ...behind]).join(' ');
}

/** 'in stock', or 'with 4 in stock' where four were asked for. */
export const inStockWords = ({ quantity }: BriefPiece) => (quantity > 1 ? `with ${quantity} in stock` : 'in stock');
