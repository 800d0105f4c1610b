import { artPrint } from './art-print.ts';
import type { PaintedImage } from './paint.ts';
import { rugPattern } from './rug-pattern.ts';

export type { PaintedImage } from './paint.ts';

/** The picture that a surface's name means: a rug's pattern or a print. */
export const paintedSurface = (name: string): PaintedImage =>
  name.startsWith('rug:') ? rugPattern(name) : artPrint(name);
