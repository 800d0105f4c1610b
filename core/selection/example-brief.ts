import { labelsOfStyle, type PieceKind, piecesOf } from '../catalog/index.ts';
import type { Brief } from '../survey/index.ts';
import type { Example } from './example-name.ts';

/** How many of a kind a room usually has; one where nothing is said. */
const usual: Partial<Record<PieceKind, number>> = { nightstand: 2, dining_chair: 4, stool: 2 };

/** An example shows one desk and seats at one height: what a room has instead of another is left out. */
const instead: readonly PieceKind[] = ['standing_desk', 'stool'];

/** What an example is composed from: the whole room in its style, and nothing that a person would have to say. */
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
