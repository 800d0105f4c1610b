/**
 * How far what customers kept may move a board, in points. Between the best-liked piece and the least-liked one that's
 * twice the most for a piece: more than giving up a color costs, less than a material or a style (`composer/score/terms.ts`).
 */
export const learnedPoints = { perPiece: 155, perWeight: 80, perPair: 8 } as const;
