import {
  type CatalogItem,
  materials,
  mostInTier,
  optionLabel,
  type PieceKind,
  pieceNames,
  styleLabels,
} from '../../catalog/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { carriedIn } from '../door/door.test-data.ts';

/** One board as a customer reads it, and the catalog it's held against. */
export interface Said {
  readonly brief: Brief;
  readonly items: readonly CatalogItem[];
  readonly own: readonly CatalogItem[];
  readonly other: readonly CatalogItem[];
  readonly declined: ReadonlySet<string>;
}

type Holds = (item: CatalogItem) => boolean;

/** Reads a sentence as a customer would and looks for anything in the catalog that says otherwise. */
export function refutedNote(sentence: string, item: CatalogItem, piece: BriefPiece, said: Said): string | null {
  const wrong = (why: string) => `${item.name}: “${sentence}” but ${why}`;
  const none = readNone(sentence, piece.kind);
  if (none) {
    const { phrases, aside, is } = none;
    const asideOf = besidesMeans(aside, said);
    for (const phrase of phrases) {
      const meant = phraseMeans(phrase, piece.kind, said.brief);
      const found = said.items.find((one) => meant(one) && !asideOf(one));
      if (found) return wrong(`${found.name} is one`);
      if (aside !== '' && !said.items.some((one) => meant(one) && asideOf(one))) return wrong('nothing is there');
      const evenSo = phraseMeans(phrase.replace(/ that fit through your door$/, ''), piece.kind, said.brief);
      if (evenSo !== meant && phrase.endsWith('your door') && !said.items.some((one) => evenSo(one) && !meant(one))) {
        return wrong('the door keeps nothing out');
      }
    }
    return is.every((one) => isMeans(one, item)) ? null : wrong('this one isn’t that');
  }
  const choice = readChoice(sentence);
  if (choice) {
    const like = said.items.find((one) => one.name === choice.name && one.priceCents === centsIn(choice.price));
    if (!like || !available(like, piece, said.brief)) return wrong('there’s no such piece');
    for (const meant of choice.wanted.map(wantedMeans)) {
      if (!meant(like)) return wrong('that one doesn’t fit it either');
      if (meant(item)) return wrong('this one fits it');
    }
    return choice.is.every((one) => isMeans(one, item)) ? null : wrong('this one isn’t that');
  }
  return reasonHolds(sentence.replace(/\.$/, ''), item, piece, said) ? null : wrong('it isn’t');
}

/** 'comes in green and in wood and isn’t round' */
const insteads = (words: string) =>
  words
    .replaceAll(/(comes in .+?)(, | and )in /g, '$1$2comes in ')
    .split(/(?:, | and )(?=(?:isn’t|doesn’t have|costs|comes in|is) )/);

/** What a sentence says we don't have, what it leaves aside, and what this one is instead. */
function readNone(sentence: string, kind: PieceKind): { phrases: string[]; aside: string; is: string[] } | null {
  const [, words = '', is = ''] = /^(.+), so this one (.+)\.$/.exec(sentence) ?? [];
  const only = /^The only (.+?) are ((?:on Board|what you).+)$/.exec(words);
  if (only) return { phrases: [only[1] ?? ''], aside: only[2] ?? '', is: insteads(is) };
  const door = /^None of the (.+) fit through your door$/.exec(words);
  if (door) return { phrases: [`${door[1]} that fit through your door`], aside: '', is: insteads(is) };
  const none = /^No (.+? in stock) right now(.*)$/.exec(words);
  if (!none) return null;
  const [, first = '', more = ''] = none;
  const { named } = readNamed(first, kind);
  const stock = /(?:with \d+ )?in stock$/.exec(first)?.[0];
  const again = more.split(/(?:,| and) (?=none |no )/).filter(Boolean);
  const phrases = again.map(
    (one) => `${one.replace(/^none /, `${named} `).replace(/^no (.+?) ones\b/, `$1 ${named}`)} ${stock}`,
  );
  return { phrases: [first, ...phrases], aside: '', is: insteads(is) };
}

function readChoice(sentence: string) {
  const read = /^You asked for (.+), and this one (.+)\. The (.+) fits that, at (\$[\d,.]+)\.$/.exec(sentence);
  if (!read) return null;
  const [, wanted = '', is = '', name = '', price = ''] = read;
  return { wanted: wanted.split(' and '), is: insteads(is), name, price };
}

/** How many wishes a sentence says were given up. */
export const givenUpIn = (sentence: string, { kind }: BriefPiece): number =>
  (readNone(sentence, kind) ?? readChoice(sentence))?.is.length ?? 0;

const centsIn = (price: string) => Math.round(Number(price.replace(/[$,]/g, '')) * 100);
const label = (value: string) => optionLabel(value).toLowerCase();
export const split = (words: string) => words.split(/, | and | or /);
const called = (name: string) => styleLabels.find((one) => (one === 'Axelrod' ? 'Roy' : one) === name);

function fits(item: CatalogItem, { doorway }: Brief): boolean {
  return carriedIn(item, doorway);
}

export const available = (item: CatalogItem, piece: BriefPiece, brief: Brief): boolean =>
  item.kind === piece.kind &&
  item.active &&
  item.stock >= piece.quantity &&
  (piece.types.length === 0 || piece.types.includes(item.type ?? '')) &&
  (piece.size === null || piece.size === item.size) &&
  fits(item, brief);

/** How many of the slot's wishes a piece doesn't meet, by the rules in their plainest form. */
export function unmetWishes(item: CatalogItem, piece: BriefPiece, { styles }: Brief): number {
  const { tier, types, size } = piece;
  const allowed: Readonly<Record<string, readonly string[]>> = {
    neutral: ['neutral'],
    accent: ['neutral', ...piece.colors],
    lots_of_color: piece.colors,
  };
  const type = types.length === 1 ? types[0] : null;
  const most = tier === null ? null : mostInTier(tier, { piece: piece.kind, type, size });
  return [
    piece.shapes.length > 0 && !piece.shapes.includes(item.shape ?? ''),
    piece.subTypes.length > 0 && !piece.subTypes.includes(item.subType ?? ''),
    piece.colorIntensity !== null && !allowed[piece.colorIntensity]?.includes(item.color),
    piece.materials.length > 0 && !item.materials.some((one) => piece.materials.includes(one)),
    most !== null && item.priceCents > most,
    styles.length > 0 && !styles.some((one) => item.styles.includes(one)),
  ].filter(Boolean).length;
}

/** How types and sizes read before a name or behind it, where that isn't their label. */
const readAs: Readonly<Record<string, string>> = {
  reclining: 'recliner',
  'king-size': 'king',
  'queen-size': 'queen',
  'full-size': 'full',
  'counter-height': 'counter height',
  'bar-height': 'bar height',
  'with sliding doors': 'sliding doors',
  'with standard doors': 'standard doors',
  'with an open front': 'open front',
  'without a headboard': 'no headboard',
};
const asLabel = (words: string) => readAs[words] ?? words.toLowerCase();

const sizesBefore = '(?:\\d+ × \\d+ ft|(?:king|queen|full)-size|(?:counter|bar)-height)';
const typesBefore = [
  ...['standard', 'chaise sectional', 'L-shaped sectional', 'sleeper', 'modular', 'stationary', 'reclining', 'swivel'],
  ...['traditional', 'horizontal', 'vertical', 'wood', 'upholstered'],
  ...['border', 'geometric', 'Moroccan', 'southwestern', 'solid'],
].join('|');
const typesBehind =
  'with sliding doors|with standard doors|with an open front|with a shelf|with storage|with a drawer|with a headboard|without a headboard';
const oneOf = (words: string) => `(?:${words})(?:(?:, | or )(?:${words}))*`;

/** 'round king-size beds with a headboard in wood': what comes before the size, the name with its type and size, and the rest. */
function readNamed(phrase: string, kind: PieceKind) {
  const many = pieceNames[kind].many.toLowerCase();
  const form = `^(.*?)((?:(${sizesBefore}) )?(?:(${oneOf(typesBefore)}) )?${many}(?: (${oneOf(typesBehind)})| \\((.+?)\\))?)( .*|)$`;
  const match = new RegExp(form).exec(phrase);
  if (!match) throw new Error(`no ${many} in “${phrase}”`);
  const [, before = '', named = '', size, ahead, behind, both, after = ''] = match;
  const types = ahead ?? behind ?? both;
  return { before: before.trim(), named, after, asked: [size, types].filter((one) => one !== undefined) };
}

/** 'round traditional coffee tables in glass and in the Roy style for up to $599 with 2 in stock that fit …' */
function phraseMeans(phrase: string, kind: PieceKind, brief: Brief): Holds {
  const match = /^(.+?) (?:with (\d+) )?in stock( that fit through your door)?$/.exec(phrase);
  if (!match) throw new Error(`no sense in “${phrase}”`);
  const [, all = '', count = '1', door] = match;
  const { before, after, asked } = readNamed(all, kind);
  const [, behind = '', ins = '', most = ''] =
    /^(?: with (an? .+?))?(?: (in .+?))?(?: for up to (\$[\d,]+))?$/.exec(after) ??
    [new Error(`no sense in “${after}”`)].map((error) => {
      throw error;
    });
  const holds: Holds[] = [
    (item) => item.kind === kind && item.active && item.stock >= Number(count),
    (item) => !door || fits(item, brief),
    (item) =>
      asked.every((one) =>
        one
          .split(/, | or /)
          .some((value) => [item.type, item.size].some((has) => has && label(has) === asLabel(value))),
      ),
    (item) => before === '' || adjectivesMean(before)(item),
    (item) => behind === '' || withMeans(behind)(item),
    (item) =>
      ins === '' ||
      ins
        .slice(3)
        .split(' and in ')
        .every((one) => inMeans(one)(item)),
    (item) => most === '' || item.priceCents <= centsIn(most),
  ];
  return (item) => holds.every((one) => one(item));
}

/** Shapes, and the sub-types that read before the kind. */
const adjectivesMean =
  (words: string): Holds =>
  ({ shape, subType }) => {
    const rest = words.replace(/\b(?:or )?plush\b/, '').trim();
    const shapely =
      rest === '' || (shape !== null && [label(shape), shape === 'rectangle' ? 'rectangular' : ''].includes(rest));
    return shapely && (!words.includes('plush') || subType === 'plush');
  };

const subTypes: Readonly<Record<string, string>> = {
  'a track arm': 'sofa_a',
  'a rolled arm': 'sofa_b',
  'an exposed wood frame': 'sofa_c',
  'an exposed frame': 'exposed_frame',
};
const withMeans =
  (words: string): Holds =>
  ({ subType }) =>
    words.split(' or ').some((one) => subTypes[one] === subType);

export const inMeans =
  (words: string): Holds =>
  (item) => {
    const style = /^the (.+) style$/.exec(words)?.[1];
    if (style) return style.split(/, | or /).some((name) => item.styles.some((one) => one === called(name)));
    return words.split(/, | or /).some((one) => {
      if (one === 'a neutral color') return item.color === 'neutral';
      if (one === 'a color') return item.color !== 'neutral';
      return item.color === one || materials.some((made) => label(made) === one && item.materials.includes(made));
    });
  };

function wantedMeans(words: string): Holds {
  const most = /^up to (.+)$/.exec(words)?.[1];
  if (most) return ({ priceCents }) => priceCents <= centsIn(most);
  const something = /^something (.+)$/.exec(words)?.[1];
  if (something) return adjectivesMean(something);
  return /^an? (?:track|rolled|exposed)/.test(words) ? withMeans(words) : inMeans(words);
}

function isMeans(words: string, item: CatalogItem): boolean {
  // 'You asked for something round, and this one isn’t': the wish before it is held against the piece.
  if (words === 'isn’t' || words === 'doesn’t have one') return true;
  const [, not, has, costs, comes, is] =
    /^(?:isn’t (.+)|doesn’t have (.+)|costs (.+)|comes in (.+)|is (.+))$/.exec(words) ?? [];
  if (not === 'in one of our styles') return item.styles.length === 0;
  if (not) return !adjectivesMean(not)(item);
  if (has) return !withMeans(has)(item);
  if (costs) return item.priceCents === centsIn(costs);
  if (comes === 'another material') return item.materials.length === 0;
  if (comes) return split(comes).every((one) => inMeans(one)(item));
  return is !== undefined && split(is).every((name) => item.styles.some((one) => one === called(name)));
}

function besidesMeans(words: string, { own, other, declined }: Said): Holds {
  const onOther = /on Board [AB]/.test(words);
  const asked = words.includes('what you asked us to change');
  const ids = (some: readonly CatalogItem[]) => some.map(({ recordId }) => recordId);
  return ({ recordId }) =>
    (onOther && ids(other).includes(recordId) && !ids(own).includes(recordId)) || (asked && declined.has(recordId));
}

function reasonHolds(words: string, item: CatalogItem, piece: BriefPiece, { own, brief }: Said): boolean {
  const beside = (name: string) => own.find((one) => one.name === name && one.recordId !== item.recordId);
  const tone = /^(Light|Dark) wood, (?:as requested|the same tone as the (.+))$/.exec(words);
  if (tone) {
    const [, which = '', name] = tone;
    const shows = (one: CatalogItem | undefined) =>
      one?.woodTone === which.toLowerCase() && one.materials.includes('wood');
    return shows(item) && (name === undefined ? brief.woodTone === which.toLowerCase() : shows(beside(name)));
  }
  const requested = /^(.+), as requested$/.exec(words)?.[1]?.toLowerCase();
  if (requested) {
    const wishes: string[] = [...piece.materials, ...piece.subTypes, ...piece.shapes, ...piece.colors];
    const traits: (string | null)[] = [...item.materials, item.subType, item.shape, item.color];
    const wished = [...wishes, ...(piece.colorIntensity === 'neutral' ? ['neutral'] : [])];
    const met = wished
      .filter((one) => traits.includes(one))
      .map((one) => (one === 'rectangle' ? 'rectangular' : label(one)));
    return (
      met.join(' and ').replaceAll(' and ', ', ') === requested.replaceAll(' and ', ', ') ||
      met.includes(requested) ||
      split(requested).every((one) => met.includes(one))
    );
  }
  const style = /^(.+), (your favorite style|one of your styles)$/.exec(words);
  if (style) {
    const name = called(style[1] ?? '');
    if (!name || !item.styles.includes(name)) return false;
    return style[2] === 'your favorite style' ? brief.styles[0] === name : brief.styles.includes(name);
  }
  const maker = /^(.+) also makes the (.+)$/.exec(words);
  if (maker) return item.vendor.name === maker[1] && beside(maker[2] ?? '')?.vendor.name === maker[1];
  const ships = /^Ships in (?:a week|(\d+) weeks)$/.exec(words);
  if (ships) return item.leadTimeDays <= Number(ships[1] ?? 1) * 7;
  if (words === 'Comes rolled') return item.kind === 'rug';
  if (words.startsWith('Comes flat-packed')) return item.takesApart.flatPacked;
  return words.startsWith('Passes your') && fits(item, brief);
}
