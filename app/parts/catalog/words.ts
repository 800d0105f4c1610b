import { comesFlatPacked, type PublicItem, type Section } from '#core/catalog/index.ts';
import { inchesInWords } from '#core/room/index.ts';

export type ViewGroup = 'front' | 'side' | 'detail' | 'back';

/** Copy used wherever a piece is shown. Delivery descriptions come from the piece itself. */
export const pieceWords = {
  views: { front: 'Front', side: 'Side', detail: 'Detail', back: 'Back' } satisfies Record<ViewGroup, string>,
  view: (name: string, group: ViewGroup) => `${name}, ${group === 'detail' ? 'in detail' : `from the ${group}`}`,
  viewsOf: (name: string) => `Views of ${name}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  size: 'Size',
  seatHeight: 'Seat height',
  weight: 'Weight',
  pounds: (weight: number) => `${weight} lb, packed`,
  materials: 'Materials',
  care: 'Care',
  assembly: 'Assembly',
  assembled: 'Comes assembled.',
  assemble: 'Some assembly required.',
  flatPacked: 'Comes flat-packed and gets put together in the room.',
  sections: (parts: readonly Section[]) =>
    `Comes in ${parts.length} sections that join in the room: ${parts.map(sectionWords).join(', ')}.`,
  legsOff: (inches: number) => `The legs come off, so it’s ${inchesInWords(inches)} lower at the door.`,
  leadTime: 'Lead time',
  leaves: (words: string) => `Ships within ${words}`,
  standard: 'Standard delivery',
  whiteGlove: 'White glove delivery',
  outOfStock: 'Out of stock right now',
  brand: 'Brand',
  sku: 'Item number',
} as const;

function sectionWords({ name, width, depth, height }: Section): string {
  return `${name.toLowerCase()} ${[width, depth, height].map(String).join(' × ')} in`;
}

/** What comes assembled, and what comes off or apart. */
export function assemblyWords(item: Pick<PublicItem, 'kind' | 'assemblyRequired' | 'takesApart'>): string {
  const { sections, legHeight } = item.takesApart;
  if (comesFlatPacked(item)) return pieceWords.flatPacked;
  const whole = item.assemblyRequired ? pieceWords.assemble : pieceWords.assembled;
  return [
    sections.length > 0 ? pieceWords.sections(sections) : whole,
    ...(legHeight === null ? [] : [pieceWords.legsOff(legHeight)]),
  ].join(' ');
}

/** All views of a piece, front first. */
export function viewsOf({ pictures }: Pick<PublicItem, 'pictures'>) {
  const groups = ['front', 'side', 'detail', 'back'] as const;
  return groups.flatMap((group) => pictures[group].map((picture) => ({ group, picture })));
}
