/** What a piece's packed look says of it, trait by trait: where its bits are (`composer/score/look.ts`) and its words. */
export const aspects = {
  accent: { from: 4, bits: 3 },
  lightness: { from: 7, bits: 2 },
  warmth: { from: 9, bits: 2 },
  pattern: { from: 11, bits: 1 },
  wood: { from: 12, bits: 3 },
  metal: { from: 15, bits: 2 },
  legs: { from: 17, bits: 2 },
  weight: { from: 19, bits: 2 },
} as const;
export type Aspect = keyof typeof aspects;
export const aspectNames = Object.keys(aspects) as Aspect[];

/** What two pieces on a board are compared by. */
export const pairAspects = ['accent', 'warmth', 'wood', 'metal', 'legs'] as const satisfies readonly Aspect[];
export type PairAspect = (typeof pairAspects)[number];

export const traitIn = (aspect: Aspect, look: number): number =>
  (look >> aspects[aspect].from) & ((1 << aspects[aspect].bits) - 1);

const words: Readonly<Record<Aspect, readonly string[]>> = {
  accent: ['no accent', 'red', 'brown', 'ochre', 'green', 'teal', 'blue', 'violet'],
  lightness: ['color unknown', 'dark', 'medium light', 'light'],
  warmth: ['neither warm nor cool', 'warm', 'cool'],
  pattern: ['plain', 'patterned'],
  wood: ['no wood', 'light warm wood', 'light cool wood', 'dark warm wood', 'dark cool wood'],
  metal: ['no metal', 'brass', 'black metal', 'steel'],
  legs: ['legs unknown', 'wooden legs', 'metal legs', 'no legs'],
  weight: ['weight unknown', 'light in weight', 'medium weight', 'heavy'],
};

export const traitWords = (aspect: Aspect, trait: number): string => words[aspect][trait] ?? 'unknown';
