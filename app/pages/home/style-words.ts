import type { GroundTone } from '#app/ui/picture/ground.tsx';
import type { Style } from '#core/catalog/index.ts';
import { pieces } from './pictures.ts';
import { type Standing, standing } from './tableau.tsx';

export interface StyleLook {
  readonly words: string;
  readonly tone: GroundTone;
  /** The pieces in its first picture. */
  readonly lead: readonly Standing[];
  readonly pieces: readonly { readonly publicId: string; readonly name: string }[];
  /** Ids of the showroom's finishes. */
  readonly materials: readonly string[];
}

export const styleLooks: Readonly<Record<Style, StyleLook>> = {
  draper: {
    words: 'Low lines, warm walnut and a chair worth a second drink.',
    tone: 'sage',
    lead: [standing(pieces.sideboard, 84, 7, 12)],
    pieces: [
      { publicId: pieces.sofa, name: 'Alder sofa' },
      { publicId: pieces.chair, name: 'Saddler lounge chair' },
      { publicId: pieces.sideboard, name: 'Reed sideboard' },
    ],
    materials: ['walnut', 'sage', 'cognac'],
  },
  moody: {
    words: 'Soft edges, layered linen and a room that asks for nothing before noon.',
    tone: 'blush',
    lead: [standing(pieces.coastalBed, 76, 12, 8)],
    pieces: [
      { publicId: pieces.coastalSofa, name: 'Harrow sofa' },
      { publicId: pieces.coastalTable, name: 'Shoal coffee table' },
      { publicId: pieces.caneSideboard, name: 'Cane sideboard' },
    ],
    materials: ['flax', 'oak', 'travertine'],
  },
  roy: {
    words: 'Saddle leather, smoked oak and nothing that needs dusting twice.',
    tone: 'night',
    lead: [standing(pieces.steelChair, 46, 27, 10)],
    pieces: [
      { publicId: pieces.loftSofa, name: 'Osten sofa' },
      { publicId: pieces.steelChair, name: 'Girder lounge chair' },
      { publicId: pieces.rivetTable, name: 'Rivet coffee table' },
    ],
    materials: ['saddle', 'smoked', 'charcoal'],
  },
};
