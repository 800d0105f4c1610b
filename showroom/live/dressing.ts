import { coarser } from '../models/geometry/detail.ts';
import type { Kit } from '../models/geometry/kit.ts';
import { artFamilies } from '../models/patterns/generated-art.ts';
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

/** Each taste's letter in the names of drawn prints, prints of its own, and what it's framed in. */
const tastes: Readonly<Record<string, { letter: string; own: readonly string[]; frame: string }>> = {
  warm: { letter: 'd', own: ['pebbles', 'stones', 'arches'], frame: 'wood:oak' },
  graphic: { letter: 'a', own: ['strokes', 'grid'], frame: 'wood:black' },
  soft: { letter: 'l', own: ['dunes', 'shore'], frame: 'wood:oak' },
  dark: { letter: 'k', own: ['moon'], frame: 'wood:black' },
};
const usualTaste = { letter: 'd', own: [], frame: 'wood:oak' };

/** Pictures of one group come one after the other: the seed walks through all that a taste has. */
function printed(width: number, height: number, seed: number, taste: string): Kit {
  const { letter, own, frame } = tastes[taste] ?? usualTaste;
  const all = [...own, ...artFamilies.map((family) => `${family}-${letter}${seed}`)];
  return framedArt(width, height, all[seed % all.length] ?? 'stones', frame);
}

const makers: Readonly<Record<string, (width: number, height: number, number: number, taste: string) => Kit>> = {
  curtain: (width, height, number) => curtain(width, height, number),
  plant: (_, height) => rubberPlant(height),
  lamp: () => floorLamp(),
  books: (_, __, number) => bookStack(2, number),
  vase: () => vase(),
  bowl: () => bowl(),
  pots: (_, __, number) => pottery(number, 2),
  laptop: () => laptop(),
  'table-lamp': () => tableLamp(),
  art: printed,
};

/** A prop that the showroom puts or hangs in a room, or on furniture: a plant, a curtain, a framed print, books. */
export function liveProp(what: string, width: number, height: number, number: number, taste = 'warm'): LivePart[] {
  const make = makers[what];
  return make ? partsOf(coarser(COARSENESS, () => make(width, height, number, taste))) : [];
}
