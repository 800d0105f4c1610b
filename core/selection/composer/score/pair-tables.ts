import { styleLabels } from '../../../catalog/index.ts';
import { accentHues, isDarkWood, lookBits, sameUndertone } from './look.ts';
import { hueDistance } from './oklab.ts';
import { kinOf } from './style-degree.ts';
import { points } from './terms.ts';

/** How two pieces go together, term by term, from what `look.ts` packed. All tables are symmetric. */
function table(bits: number, of: (one: number, other: number) => number): Int16Array {
  const size = 1 << bits;
  return Int16Array.from({ length: size * size }, (_, place) => of(place >> bits, place & (size - 1)));
}

/** Pieces that share a label belong together; those of related styles half as much. */
const styleTable = table(lookBits.styles, (one, other) => {
  if (one & other) return points.style.shared;
  return Math.round((points.style.shared * Math.max(0, ...labelsIn(one).map((label) => kinOf(label, other)))) / 2);
});
function labelsIn(mask: number) {
  return styleLabels.filter((_, place) => mask & (1 << place));
}

const opposed = 130;
const near = 45;

function accents(one: number, other: number): number {
  const { accentReturns, nearAccent, opposedAccent, otherAccent } = points.palette;
  if (one === 0 || other === 0) return 0;
  if (one === other) return accentReturns;
  const apart = hueDistance(accentHues[one - 1] ?? 0, accentHues[other - 1] ?? 0);
  if (apart <= near) return nearAccent;
  return apart >= opposed ? opposedAccent : otherAccent;
}

const paletteTable = table(lookBits.color, (one, other) => {
  const { warmBesideCool, lightBesideDark, allDark, patternBesideAccent, patternBesidePlain } = points.palette;
  const [accent, otherAccent] = [one & 7, other & 7];
  const [light, otherLight] = [(one >> 3) & 3, (other >> 3) & 3];
  const [warmth, otherWarmth] = [(one >> 5) & 3, (other >> 5) & 3];
  const patterns = (one >> 7) + (other >> 7);
  const plainIsAccent = one >> 7 ? otherAccent > 0 : accent > 0;
  return (
    accents(accent, otherAccent) +
    (accent === 0 && otherAccent === 0 && warmth > 0 && otherWarmth > 0 && warmth !== otherWarmth
      ? warmBesideCool
      : 0) +
    (light > 0 && otherLight > 0 && Math.abs(light - otherLight) === 2 ? lightBesideDark : 0) +
    (light === 1 && otherLight === 1 ? allDark : 0) +
    (patterns === 1 ? (plainIsAccent ? patternBesideAccent : patternBesidePlain) : 0)
  );
});

function woods(one: number, other: number): number {
  const { sameTone, sameUndertone: undertone, quarrel } = points.woods;
  if (one === 0 || other === 0) return 0;
  if (isDarkWood(one) !== isDarkWood(other)) return quarrel;
  return sameTone + (sameUndertone(one, other) ? undertone : 0);
}
const woodTable = table(lookBits.body, (one, other) => woods(one & 7, other & 7));

const metalTable = table(lookBits.body, (one, other) => {
  const [metal, otherMetal] = [one >> 3, other >> 3];
  if (metal === 0 || otherMetal === 0) return 0;
  return metal === otherMetal ? points.lines.sameMetal : points.lines.otherMetal;
});
const bodyTable = woodTable.map((value, place) => value + (metalTable[place] ?? 0));

const linesTable = table(lookBits.lines, (one, other) => {
  const { sameLegs, otherLegs, bothHeavy, heavyBesideLight } = points.lines;
  const [legs, otherLegsOf] = [one & 3, other & 3];
  const [weight, otherWeight] = [one >> 2, other >> 2];
  return (
    (legs === 0 || otherLegsOf === 0 ? 0 : legs === otherLegsOf ? sameLegs : otherLegs) +
    (weight === 3 && otherWeight === 3 ? bothHeavy : 0) +
    (Math.abs(weight - otherWeight) === 2 && weight > 0 && otherWeight > 0 ? heavyBesideLight : 0)
  );
});

/** What two looks add to each other. */
export function pairPoints(one: number, other: number): number {
  return (
    (styleTable[((one & 15) << 4) | (other & 15)] ?? 0) +
    (paletteTable[(((one >> 4) & 255) << 8) | ((other >> 4) & 255)] ?? 0) +
    (bodyTable[(((one >> 12) & 31) << 5) | ((other >> 12) & 31)] ?? 0) +
    (linesTable[(((one >> 17) & 15) << 4) | ((other >> 17) & 15)] ?? 0)
  );
}

/** The same, apart by term, for the desk. */
export function pairTerms(one: number, other: number) {
  const body = (((one >> 12) & 31) << 5) | ((other >> 12) & 31);
  return {
    style: styleTable[((one & 15) << 4) | (other & 15)] ?? 0,
    palette: paletteTable[(((one >> 4) & 255) << 8) | ((other >> 4) & 255)] ?? 0,
    woods: woodTable[body] ?? 0,
    lines: (metalTable[body] ?? 0) + (linesTable[(((one >> 17) & 15) << 4) | ((other >> 17) & 15)] ?? 0),
  };
}
