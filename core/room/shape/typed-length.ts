import { inchesPerFoot } from '../measurement.ts';

const fractions: Readonly<Record<string, string>> = {
  '⅛': '.125',
  '¼': '.25',
  '⅜': '.375',
  '½': '.5',
  '⅝': '.625',
  '¾': '.75',
  '⅞': '.875',
};

const FORM = /^(?:(\d{1,4}(?:\.\d{1,3})?) ?ft)?(?: ?(\d{0,5}(?:\.\d{1,3})?) ?in)?$/;
/** '9 6' means 9 ft 6 in, as people write it on a pad. */
const BARE = /^(\d{1,4}) (\d{1,2}(?:\.\d{1,3})?)$/;

/** Reads '9 ft 6 in', '9′ 6½″', '114 in' or '9 6' as inches. Null for anything else, a bare number included. */
export function readLength(typed: string): number | null {
  const plain = typed
    .slice(0, 40)
    .trim()
    .toLowerCase()
    .replace(/[⅛¼⅜½⅝¾⅞]/g, (sign) => fractions[sign] ?? '')
    .replace(/[′’']|feet|foot/g, 'ft')
    .replace(/[″”"]|inches|inch/g, 'in')
    .replace(/\s+/g, ' ');
  const [, feet, inches] = FORM.exec(plain) ?? BARE.exec(plain) ?? [];
  if (!feet && !inches) return null;
  const total = Number(feet ?? 0) * inchesPerFoot + Number(inches ?? 0);
  return Number.isFinite(total) ? Math.round(total * 100) / 100 : null;
}
