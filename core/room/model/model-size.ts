import { inchesInWords } from '../length-words.ts';
import { metersPerInch } from '../scene/room-scene.ts';
import type { ModelSize } from './model.ts';

/** A record may be rounded, and cushions give way: so much may differ, in inches or as a share of the measure. */
const tolerance = { inches: 1, share: 0.03 } as const;

const measures = ['width', 'depth', 'height'] as const;
const adjectives = { width: 'wide', depth: 'deep', height: 'high' } as const;

const isNear = (inches: number, stated: number) =>
  Math.abs(inches - stated) <= Math.max(tolerance.inches, tolerance.share * stated);

const inInches = ({ width, depth, height }: ModelSize, scale = 1): ModelSize => ({
  width: (width * scale) / metersPerInch,
  depth: (depth * scale) / metersPerInch,
  height: (height * scale) / metersPerInch,
});

/** Whether something so large, in inches, can be taken for the piece. */
export const isNearSize = (size: ModelSize, piece: ModelSize): boolean =>
  measures.every((measure) => isNear(size[measure], piece[measure]));

/** Whether a model, in meters, is as large as its piece, in inches. */
export const isOfSize = (model: ModelSize, piece: ModelSize): boolean => isNearSize(inInches(model), piece);

/** A model in inches, to the tenth: as its record keeps it. */
export function modelInches(model: ModelSize): ModelSize {
  const { width, depth, height } = inInches(model);
  const tenth = (inches: number) => Math.round(inches * 10) / 10;
  return { width: tenth(width), depth: tenth(depth), height: tenth(height) };
}

/** How many times too large a model comes out that was drawn in this unit and exported as meters. */
const units = [
  { times: 1000, name: 'millimeters' },
  { times: 100, name: 'centimeters' },
  { times: 1 / metersPerInch, name: 'inches' },
  { times: 1 / 0.3048, name: 'feet' },
] as const;

/** What's wrong with a model's size, in words that say how to mend it. Null if it's as large as the piece. */
export function sizeProblem(model: ModelSize, piece: ModelSize): string | null {
  const size = inInches(model);
  if (isNearSize(size, piece)) return null;
  const differing = measures.filter((measure) => !isNear(size[measure], piece[measure]));
  const said = differing.map((measure) => {
    const by = size[measure] - piece[measure];
    const meters = Math.round(model[measure] * 100) / 100;
    const more = `${inchesInWords(Math.abs(by))} ${by > 0 ? 'more' : 'less'}`;
    return `The model is ${meters} m ${adjectives[measure]}, that’s ${more} than the piece (${inchesInWords(piece[measure])}).`;
  });
  return [...said, hint(model, size, piece)].join(' ');
}

function hint(model: ModelSize, size: ModelSize, piece: ModelSize): string {
  const { width, depth, height } = size;
  if (isNearSize({ width: depth, depth: width, height }, piece))
    return 'It’s off by a quarter turn: its front has to face +Z.';
  if (isNearSize({ width, depth: height, height: depth }, piece)) return 'It lies on its back: export it with +Y up.';
  const unit = units.find(({ times }) => isNearSize(inInches(model, 1 / times), piece));
  if (unit) return `It looks drawn in ${unit.name}: export it in meters.`;
  const small = units.find(({ times }) => isNearSize(inInches(model, times), piece));
  if (small) return `It’s ${Math.round(small.times)} times too small: check the scale you exported with.`;
  return 'Check the unit you exported with, and the measurements of the piece.';
}
