import type { PublicItem } from '#core/catalog/index.ts';

export type ViewGroup = 'front' | 'side' | 'detail' | 'back';

/** Copy used wherever a piece is shown. Delivery descriptions come from the piece itself. */
export const pieceWords = {
  views: { front: 'Front', side: 'Side', detail: 'Detail', back: 'Back' } satisfies Record<ViewGroup, string>,
  view: (name: string, group: ViewGroup) => `${name}, ${group === 'detail' ? 'in detail' : `from the ${group}`}`,
  viewsOf: (name: string) => `Views of ${name}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  size: 'Size',
  materials: 'Materials',
  care: 'Care',
  assembly: 'Assembly',
  assembled: 'Comes assembled',
  assemble: 'Some assembly required',
  leadTime: 'Lead time',
  leaves: (words: string) => `Ships within ${words}`,
  standard: 'Standard delivery',
  whiteGlove: 'White glove delivery',
  brand: 'Brand',
  sku: 'Item number',
} as const;

/** All views of a piece, front first. */
export function viewsOf({ pictures }: Pick<PublicItem, 'pictures'>) {
  const groups = ['front', 'side', 'detail', 'back'] as const;
  return groups.flatMap((group) => pictures[group].map((picture) => ({ group, picture })));
}
