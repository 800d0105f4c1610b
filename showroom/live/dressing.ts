import { coarser } from '../models/geometry/detail.ts';
import type { Kit } from '../models/geometry/kit.ts';
import { curtain, floorLamp, framedArt, rubberPlant } from '../models/props/index.ts';
import { COARSENESS, type LivePart, partsOf } from './live-model.ts';

const prints = ['pebbles', 'stones'] as const;

const makers: Readonly<Record<string, (width: number, height: number, number: number) => Kit>> = {
  curtain: (width, height, number) => curtain(width, height, number),
  plant: (_, height) => rubberPlant(height),
  lamp: () => floorLamp(),
  art: (width, height, number) => framedArt(width, height, prints[number % prints.length] ?? prints[0]),
};

/** A prop that the showroom puts or hangs in a room: a plant, a lamp, a curtain, a framed print. */
export function liveProp(what: string, width: number, height: number, number: number): LivePart[] {
  const make = makers[what];
  return make ? partsOf(coarser(COARSENESS, () => make(width, height, number))) : [];
}
