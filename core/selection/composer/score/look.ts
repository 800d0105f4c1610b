import { type CatalogItem, styleLabels } from '../../../catalog/index.ts';
import { hueDistance, seenColor } from './oklab.ts';

/**
 * How a piece looks beside others, in 18 bits: its accent, how light and how warm it is, whether it's patterned, its
 * wood, its metal, its legs and its visual weight. Read from the swatch and the maker's words about the finish.
 */
interface Look {
  /** 0 for none, else one of the hue families. */
  readonly accent: number;
  /** 0 unknown, 1 dark, 2 medium, 3 light. */
  readonly lightness: number;
  /** 0 neither, 1 warm, 2 cool. */
  readonly warmth: number;
  readonly patterned: boolean;
  /** 0 none, else two bits: dark or light, warm or cool. */
  readonly wood: number;
  /** 0 none, 1 brass and bronze, 2 black, 3 steel. */
  readonly metal: number;
  /** 0 unknown, 1 wood, 2 metal, 3 none to see. */
  readonly legs: number;
  /** 1 light, 2 medium, 3 heavy. */
  readonly weight: number;
}

const woodsOf = { lightWarm: 1, lightCool: 2, darkWarm: 3, darkCool: 4 } as const;
export const isDarkWood = (wood: number): boolean => wood >= woodsOf.darkWarm;
const isCoolWood = (wood: number) => wood % 2 === 0;
export const sameUndertone = (one: number, other: number): boolean => isCoolWood(one) === isCoolWood(other);

/** The middle of each hue family: red, brown, ochre, green, teal, blue, violet. */
export const accentHues = [25, 57, 80, 140, 205, 255, 320] as const;

const labelHues: Readonly<Partial<Record<CatalogItem['color'], number>>> = { red: 30, green: 145, blue: 255 };
const strongChroma = 0.09;
const visibleChroma = 0.02;
const nearHue = 60;

type Colored = Pick<CatalogItem, 'color' | 'swatch' | 'materials'>;

const familyOf = (hue: number) =>
  accentHues.reduce<number>(
    (best, middle, place) => (hueDistance(middle, hue) < hueDistance(accentHues[best] ?? 0, hue) ? place : best),
    0,
  ) + 1;

/**
 * The swatch decides where it shows the color the piece is known for; a rug's may be its ground. Leather and cloth in a
 * strong brown or ochre are accents too, though the catalog calls them neutral. Wood isn't: it has a term of its own.
 */
function accentOf({ color, swatch, materials }: Colored): number {
  const seen = swatch === null ? null : seenColor(swatch);
  const known = labelHues[color];
  if (known !== undefined) {
    const shows = seen && seen.chroma >= visibleChroma && hueDistance(seen.hue, known) <= nearHue;
    return familyOf(shows ? seen.hue : known);
  }
  const covered = materials.includes('leather') || materials.includes('fabric');
  return seen && covered && seen.chroma >= strongChroma ? familyOf(seen.hue) : 0;
}

function lightAndWarmth(swatch: string | null): Pick<Look, 'lightness' | 'warmth'> {
  if (swatch === null) return { lightness: 0, warmth: 0 };
  const { lightness, chroma, hue } = seenColor(swatch);
  return {
    lightness: lightness < 0.4 ? 1 : lightness < 0.7 ? 2 : 3,
    warmth: chroma < 0.006 ? 0 : hueDistance(hue, 65) <= 50 ? 1 : 2,
  };
}

const coolFinish = /smoked|eboni|black|gr[ae]y|bleach|white-?wash|chalk|soap/i;
const metals = [
  /brass|bronze|gold|copper/i,
  /black(?:ened)? (?:steel|iron|metal)|blackened|iron/i,
  /steel|chrome|nickel|alumin/i,
];

function woodOf(tone: CatalogItem['woodTone'], finish: string): number {
  if (tone === null) return 0;
  const cool = coolFinish.test(finish);
  if (tone === 'light') return cool ? woodsOf.lightCool : woodsOf.lightWarm;
  return cool ? woodsOf.darkCool : woodsOf.darkWarm;
}

const metalOf = (finish: string) => metals.findIndex((words) => words.test(finish)) + 1;

function legsOf(finish: string, metal: number): number {
  if (!/\b(?:feet|legs?|frame|base)\b/i.test(finish)) return 0;
  return metal > 0 && !/oak|walnut|ash|poplar|wood/i.test(finish) ? 2 : 1;
}

function weightOf({ kind, materials, takesApart }: CatalogItem, lightness: number): number {
  if (kind === 'rug' || materials.includes('glass')) return 1;
  const grounded = takesApart.legHeight === null && !takesApart.flatPacked ? 1 : 0;
  return Math.min(3, 1 + grounded + (lightness === 1 ? 1 : 0) + (materials.includes('stone') ? 1 : 0));
}

/** Pieces share swatches and finishes, so each is read once. */
function remembered<T>(read: (words: string) => T): (words: string) => T {
  const known = new Map<string, T>();
  return (words) => {
    const found = known.get(words);
    if (found !== undefined) return found;
    if (known.size >= mostRemembered) known.clear();
    const value = read(words);
    known.set(words, value);
    return value;
  };
}
const mostRemembered = 20_000;

const lightOf = remembered((swatch) => lightAndWarmth(swatch || null));
const finishOf = remembered((finish) => {
  const metal = metalOf(finish);
  return { metal, legs: legsOf(finish, metal), light: woodOf('light', finish), dark: woodOf('dark', finish) };
});
const noFinish = { metal: 0, legs: 0, light: woodsOf.lightWarm, dark: woodsOf.darkWarm };

export function lookOf(item: CatalogItem): Look {
  const { materialsFinish: first, materialsFinishTwo: second, woodTone } = item;
  const finish = first === null && second === null ? noFinish : finishOf(`${first ?? ''}; ${second ?? ''}`);
  const light = lightOf(item.swatch ?? '');
  return {
    ...light,
    accent: item.swatch === null && item.color === 'neutral' ? 0 : accentOf(item),
    patterned: item.kind === 'rug' && item.type !== null && item.type !== 'solid',
    wood: woodTone === null ? 0 : finish[woodTone],
    metal: finish.metal,
    legs: finish.legs,
    weight: weightOf(item, light.lightness),
  };
}

/** What `pairTables` are looked up by: 4 bits of styles, 8 of color, 5 of wood and metal, 4 of lines. */
export const lookBits = { styles: 4, color: 8, body: 5, lines: 4 } as const;

export const packColor = ({ accent, lightness, warmth, patterned }: Look): number =>
  accent | (lightness << 3) | (warmth << 5) | (patterned ? 128 : 0);
export const packBody = ({ wood, metal }: Look): number => wood | (metal << 3);
export const packLines = ({ legs, weight }: Look): number => legs | (weight << 2);

/** Everything that pieces see of each other, in one number. */
export function packLook(item: CatalogItem, styles: number): number {
  const look = lookOf(item);
  return styles | (packColor(look) << 4) | (packBody(look) << 12) | (packLines(look) << 17);
}

/** The same for a single piece. */
export const lookOfItem = (item: CatalogItem): number => packLook(item, maskOfStyles(item.styles));

const maskOfStyles = (styles: CatalogItem['styles']) =>
  styles.reduce((mask, style) => mask | (1 << styleLabels.indexOf(style)), 0);
