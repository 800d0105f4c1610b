import type { CollagePiece } from './piece.ts';

export type CollageFormat = 'landscape' | 'portrait';

export interface Frame {
  /** Width divided by height. */
  ratio: number;
  /** The frame's width in inches at the usual scale. */
  span: number;
}

export const collageFrames: Readonly<Record<CollageFormat, Frame>> = {
  landscape: { ratio: 6 / 5, span: 148 },
  portrait: { ratio: 2 / 3, span: 103 },
};

const turned = (28 * Math.PI) / 180;
/** The camera's elevation. */
const raised = (10 * Math.PI) / 180;

/** How wide a piece looks from the front corner. A round one looks the same from every side. */
export function projectedInches({ dimensions: { width, depth }, round }: Pick<CollagePiece, 'dimensions' | 'round'>) {
  return round ? width : width * Math.cos(turned) + depth * Math.sin(turned);
}

/** Height divided by width: of its picture, or without one, of its projected box. */
export function aspectOf(piece: Pick<CollagePiece, 'dimensions' | 'round' | 'cutOut'>): number {
  if (piece.cutOut) return piece.cutOut.height / piece.cutOut.width;
  const { width, depth, height } = piece.dimensions;
  const across = piece.round ? width : width * Math.sin(turned) + depth * Math.cos(turned);
  return (height * Math.cos(raised) + across * Math.sin(raised)) / projectedInches(piece);
}
