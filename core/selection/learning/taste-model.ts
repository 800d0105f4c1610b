import { z } from 'zod';
import { type Room, roomIds, type StyleLabel, styleLabels } from '../../catalog/index.ts';
import { learnedPoints } from './learned-points.ts';
import { type Aspect, aspectNames, type PairAspect, pairAspects, traitWords } from './traits.ts';

/** Evidence from fewer homes than this has no weight. */
export const leastHomes = 5;

/** So many homes without an opinion are added to each count, so that little evidence has little weight. */
export const undecidedHomes = 16;

/** Whom a weight is for: everyone, those with a favorite style, or those who furnish a kind of room. */
export type Scope = 'everyone' | StyleLabel | Room;
export const scopes = ['everyone', ...styleLabels, ...roomIds] as const satisfies readonly Scope[];

const learnedWeightSchema = z.strictObject({
  /** What it adds to a board's score. */
  points: z.number().int().min(-learnedPoints.perWeight).max(learnedPoints.perWeight),
  /** How many homes have shown it. */
  homes: z.number().int().min(leastHomes),
  /** Of a thousand shown, how many were kept, and how many we'd have expected without this weight. */
  kept: z.number().int().min(0).max(1000),
  expected: z.number().int().min(0).max(1000),
});
export type LearnedWeight = z.infer<typeof learnedWeightSchema>;

/**
 * What customers kept and what they didn't, as weights with the figures they come from. Keys are written by `keyOf`.
 */
export const tasteModelSchema = z.strictObject({
  homes: z.number().int().min(0),
  pieces: z.number().int().min(0),
  weights: z.record(z.string().max(120), learnedWeightSchema),
});
export type TasteModel = z.infer<typeof tasteModelSchema>;

export const emptyTaste: TasteModel = { homes: 0, pieces: 0, weights: {} };

/** A stored model. What we can't read has no weight: boards are then composed as if it had never been learned. */
export function readTaste(stored: unknown): TasteModel {
  const whole = tasteModelSchema.extend({ weights: z.record(z.string(), z.unknown()) }).safeParse(stored);
  if (!whole.success) return emptyTaste;
  const weights = Object.entries(whole.data.weights).flatMap(([key, one]) => {
    const weight = learnedWeightSchema.safeParse(one);
    return weight.success && readKey(key) ? [[key, weight.data] as const] : [];
  });
  return { ...whole.data, weights: Object.fromEntries(weights) };
}

/** What a weight is about. */
export type Thing =
  | { readonly what: 'piece'; readonly recordId: string }
  | { readonly what: 'trait'; readonly aspect: Aspect; readonly trait: number }
  | { readonly what: 'pair'; readonly aspect: PairAspect; readonly traits: readonly [number, number] };

export const keyOf = (scope: Scope, thing: Thing): string => {
  switch (thing.what) {
    case 'piece':
      return `${scope}/piece/${thing.recordId}`;
    case 'trait':
      return `${scope}/trait/${thing.aspect}/${thing.trait}`;
    case 'pair':
      return `${scope}/pair/${thing.aspect}/${Math.min(...thing.traits)}+${Math.max(...thing.traits)}`;
  }
};

/** The opposite of `keyOf`; null for a key that no version of ours wrote. */
export function readKey(key: string): { readonly scope: Scope; readonly thing: Thing } | null {
  const [first, what, name = '', rest = ''] = key.split('/');
  const scope = scopes.find((one) => one === first);
  if (scope === undefined) return null;
  if (what === 'piece') return { scope, thing: { what, recordId: name } };
  if (what === 'trait') {
    const aspect = aspectNames.find((one) => one === name);
    return aspect ? { scope, thing: { what, aspect, trait: Number(rest) } } : null;
  }
  const aspect = pairAspects.find((one) => one === name);
  const [one = 0, other = 0] = rest.split('+').map(Number);
  return what === 'pair' && aspect ? { scope, thing: { what, aspect, traits: [one, other] } } : null;
}

/** What a weight is about, in words; a piece by the name it's given. */
export function thingInWords(thing: Thing, nameOf: (recordId: string) => string): string {
  if (thing.what === 'piece') return nameOf(thing.recordId);
  if (thing.what === 'trait') return capitalized(traitWords(thing.aspect, thing.trait));
  const [one, other] = thing.traits.map((trait) => traitWords(thing.aspect, trait));
  return capitalized(one === other ? `${one}, twice on a board` : `${one} beside ${other}`);
}

const capitalized = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);
