import type { Box } from './box.ts';
import type { CollagePiece } from './piece.ts';
import { type CollageFormat, collageFrames } from './projection.ts';

/** A material sample: cloth or leather with pinked edges, or a small block of wood. */
export interface Chip {
  made: NonNullable<CollagePiece['made']>;
  swatch: string;
  box: Box;
  /** Degrees. */
  turn: number;
}

interface ChipPlace {
  left: number;
  top: number;
  width: number;
  turn: number;
}

const places: Readonly<Record<CollageFormat, Readonly<Record<'soft' | 'hard', readonly ChipPlace[]>>>> = {
  landscape: {
    soft: [
      { left: 5.6, top: 7.8, width: 13, turn: -4 },
      { left: 15.2, top: 18.6, width: 11, turn: 5 },
    ],
    hard: [
      { left: 28, top: 6.8, width: 6.6, turn: 2 },
      { left: 31.4, top: 13.4, width: 5.8, turn: -2 },
    ],
  },
  portrait: {
    soft: [
      { left: 5.6, top: 4, width: 19, turn: -4 },
      { left: 12.6, top: 13.6, width: 16.5, turn: 5 },
    ],
    hard: [
      { left: 30.8, top: 3, width: 8.8, turn: 2 },
      { left: 35.2, top: 8.6, width: 8, turn: -2 },
    ],
  },
};

const tall = { soft: 1, hard: 1.5 } as const;

/** At most two cloths and two woods, the anchor's first, without repeating a color. */
export function chipsOf(pieces: readonly CollagePiece[], format: CollageFormat): Chip[] {
  const samples = pieces.flatMap(({ made, swatch }) => (made && swatch ? [{ made, swatch }] : []));
  const different = samples.filter(
    ({ swatch }, index) => samples.findIndex((other) => other.swatch === swatch) === index,
  );
  return (['soft', 'hard'] as const).flatMap((touch) => {
    const some = different.filter(({ made }) => (made === 'wood') === (touch === 'hard'));
    return places[format][touch].flatMap(({ left, top, width, turn }, index) => {
      const sample = some[index];
      const height = width * tall[touch] * collageFrames[format].ratio;
      return sample ? [{ ...sample, turn, box: { left, top, width, height } }] : [];
    });
  });
}
