/**
 * How far what customers kept may move a board, in points. The most is about half of what it costs to give up a wish
 * for a color, a material or a style (`composer/score/terms.ts`), so a learned taste seldom overrides an asked one.
 */
export const learnedPoints = { perPiece: 120, perWeight: 80, perPair: 8 } as const;
