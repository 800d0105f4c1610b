/** Thrown inside the reader alone: `readModel` returns its sentence. */
export class ModelRefusal extends Error {}

export function refuse(sentence: string): never {
  throw new ModelRefusal(sentence);
}

export function refuseBroken(what: string): never {
  return refuse(`We can’t read ${what} in this file. Please export it again as GLB (glTF 2.0).`);
}

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuseBroken(what);
  return value as Fields;
}

/** A list of so many at most. One that isn't there is empty. */
export function listOf(value: unknown, most: number, what: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return refuseBroken(what);
  if (value.length > most) return refuse(`This model has too many ${what} (${value.length}, at most ${most}).`);
  return value;
}

/** A whole number from 0 up to, but without, `end`. */
export function wholeOf(value: unknown, end: number, what: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= end) return refuseBroken(what);
  return value;
}

export function numberOf(value: unknown, fallback: number, what: string): number {
  if (value === undefined) return fallback;
  return typeof value === 'number' && Number.isFinite(value) ? value : refuseBroken(what);
}

export function numbersOf(value: unknown, fallback: readonly number[], what: string): readonly number[] {
  if (value === undefined) return fallback;
  if (!Array.isArray(value) || value.length !== fallback.length) return refuseBroken(what);
  return value.map((one) => numberOf(one, Number.NaN, what));
}

/** A share, held between 0 and 1. */
export const shareOf = (value: number): number => Math.min(1, Math.max(0, value));
