import { labelsOfStyle, type PieceKind, piecesOf } from '../catalog/index.ts';
import type { Brief } from '../survey/index.ts';
import type { Example } from './example-name.ts';

/** How many of a kind a room usually has; one if not listed. */
const usual: Partial<Record<PieceKind, number>> = { nightstand: 2, dining_chair: 4, stool: 2 };

/** An example shows one desk and seating at one height, so the alternatives are left out. */
const instead: readonly PieceKind[] = ['standing_desk', 'stool'];

/** What an example is composed from: the whole room in its style, without anything only a customer could tell us. */
export function exampleBrief({ style, woodTone, room }: Example): Brief {
  return {
    room,
    styles: labelsOfStyle(style, woodTone),
    woodTone,
    pieces: piecesOf(room)
      .filter((kind) => !instead.includes(kind))
      .map((kind) => ({
        kind,
        ...{ types: [], subTypes: [], materials: [], shapes: [], tier: null, colorIntensity: null, colors: [] },
        quantity: usual[kind] ?? 1,
        size: null,
      })),
    doorway: null,
    boldness: 5,
    soon: false,
  };
}
