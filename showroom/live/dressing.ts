import { coarser } from '../models/geometry/detail.ts';
import type { Kit } from '../models/geometry/kit.ts';
import {
  bookStack,
  bowl,
  curtain,
  floorLamp,
  framedArt,
  laptop,
  pottery,
  rubberPlant,
  tableLamp,
  vase,
} from '../models/props/index.ts';
import { COARSENESS, type LivePart, partsOf } from './live-model.ts';

const prints = ['pebbles', 'stones'] as const;

const makers: Readonly<Record<string, (width: number, height: number, number: number) => Kit>> = {
  curtain: (width, height, number) => curtain(width, height, number),
  plant: (_, height) => rubberPlant(height),
  lamp: () => floorLamp(),
  books: (_, __, number) => bookStack(2, number),
  vase: () => vase(),
  bowl: () => bowl(),
  pots: (_, __, number) => pottery(number, 2),
  laptop: () => laptop(),
  'table-lamp': () => tableLamp(),
  art: (width, height, number) => framedArt(width, height, prints[number % prints.length] ?? prints[0]),
};

/** A prop that the showroom puts or hangs in a room, or on furniture: a plant, a curtain, a framed print, books. */
export function liveProp(what: string, width: number, height: number, number: number): LivePart[] {
  const make = makers[what];
  return make ? partsOf(coarser(COARSENESS, () => make(width, height, number))) : [];
}
