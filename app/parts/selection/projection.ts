import type { CollagePiece } from './collage-piece.ts';

export type Format = 'landscape' | 'portrait';

export interface Frame {
  /** Width by height. */
  ratio: number;
  /** How many inches the frame is wide, at the scale at which its pieces are shown. */
  span: number;
}

export const frames: Readonly<Record<Format, Frame>> = {
  landscape: { ratio: 6 / 5, span: 148 },
  portrait: { ratio: 2 / 3, span: 103 },
};

const turned = (28 * Math.PI) / 180;
/** How far up the camera stands over what it shows. */
const raised = (10 * Math.PI) / 180;

/** How wide a piece looks when it is seen from the front corner; a round one looks the same from everywhere. */
export function projectedInches({ dimensions: { width, depth }, round }: Pick<CollagePiece, 'dimensions' | 'round'>) {
  return round ? width : width * Math.cos(turned) + depth * Math.sin(turned);
}

/** Height by width, as its picture has it; without a picture, as its box would look. */
export function aspectOf(piece: Pick<CollagePiece, 'dimensions' | 'round' | 'cutOut'>): number {
  if (piece.cutOut) return piece.cutOut.height / piece.cutOut.width;
  const { width, depth, height } = piece.dimensions;
  const across = piece.round ? width : width * Math.sin(turned) + depth * Math.cos(turned);
  return (height * Math.cos(raised) + across * Math.sin(raised)) / projectedInches(piece);
}
