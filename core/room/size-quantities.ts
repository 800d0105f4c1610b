import { inchesPerFoot } from './measurement.ts';
import type { SizeLabel, SizeToken, SizeUnit } from './size-tokens.ts';

export interface Quantity {
  value: number;
  unit: SizeUnit | null;
  label: SizeLabel | null;
  /** The same length again, in another unit. */
  repeats: boolean;
}

const isUnit = (token: SizeToken | undefined): token is SizeToken & { is: 'unit' } => token?.is === 'unit';
const isNumber = (token: SizeToken | undefined): token is SizeToken & { is: 'number' } => token?.is === 'number';

/** One number with its unit, and how many tokens it took: 84, 84", 5', 5'6", 5 ft-6 in. */
function lengthAt(tokens: readonly SizeToken[], at: number): { value: number; unit: SizeUnit | null; took: number } {
  const first = tokens[at];
  const next = tokens[at + 1];
  const value = isNumber(first) ? first.value : 0;
  if (!isUnit(next)) return { value, unit: null, took: 1 };
  const dash = tokens[at + 2]?.is === 'dash' ? 1 : 0;
  const rest = tokens[at + 2 + dash];
  const restUnit = tokens[at + 3 + dash];
  const inInches = isUnit(restUnit) && restUnit.unit === 'in';
  const continues = inInches || (!isUnit(restUnit) && dash === 0);
  if (next.unit !== 'ft' || !isNumber(rest) || rest.value >= inchesPerFoot || !continues)
    return { value, unit: next.unit, took: 2 };
  return { value: value * inchesPerFoot + rest.value, unit: 'in', took: 3 + dash + (inInches ? 1 : 0) };
}

/** Numbers with their units and labels, in the order written, plus a unit that applies to all, as in '(in)'. */
export function quantities(tokens: readonly SizeToken[]): { list: Quantity[]; unitOfAll: SizeUnit | null } {
  const list: Quantity[] = [];
  let unitOfAll: SizeUnit | null = null;
  let pending: SizeLabel | null = null;
  let open: Quantity | null = null;
  let repeats = false;
  let ranges = false;
  for (let at = 0, took = 1; at < tokens.length; at += took) {
    const token = tokens[at];
    took = 1;
    if (isNumber(token)) {
      const length = lengthAt(tokens, at);
      took = length.took;
      if (ranges && open) {
        // An adjustable desk counts at its tallest, so our answer holds for the whole range.
        open.value = Math.max(open.value, length.value);
        open.unit ??= length.unit;
      } else {
        open = { value: length.value, unit: length.unit, label: pending, repeats };
        list.push(open);
        pending = null;
      }
      ranges = false;
      repeats = false;
    } else if (token?.is === 'label') {
      if (open && open.label === null) open.label = token.label;
      else pending = token.label;
    } else if (isUnit(token)) unitOfAll ??= token.unit;
    else if (token?.is === 'dash') ranges = open !== null;
    else {
      repeats = token?.is === 'or' && open !== null;
      open = null;
      ranges = false;
    }
  }
  return { list, unitOfAll };
}

const isMetric = (unit: SizeUnit | null) => unit === 'cm' || unit === 'mm' || unit === 'm';

/** When a maker writes both inches and centimeters, the centimeters only repeat. */
export function withoutRepeats(list: readonly Quantity[]): Quantity[] {
  const both = list.some(({ unit }) => unit === 'in' || unit === 'ft') && list.some(({ unit }) => isMetric(unit));
  const kept: Quantity[] = [];
  for (const quantity of list) {
    if (quantity.unit === 'weight') continue;
    const last = kept.at(-1);
    if (both && isMetric(quantity.unit)) {
      if (quantity.repeats && last) last.label ??= quantity.label;
    } else kept.push(quantity);
  }
  return kept;
}
