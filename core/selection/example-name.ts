import { type Room, roomIds, type Style, styleIds, type WoodTone, woodTones } from '../catalog/index.ts';

/** Only Moody is split by wood tone; the default is light. */
export function exampleSelectionName(style: Style, woodTone: WoodTone | null, room: Room): string {
  const parts = style === 'moody' ? [style, woodTone ?? 'light', room] : [style, room];
  return parts.join('-').toLowerCase();
}

export interface Example {
  readonly name: string;
  readonly style: Style;
  readonly woodTone: WoodTone | null;
  readonly room: Room;
}

/** All sixteen. */
export const exampleSelections: readonly Example[] = styleIds.flatMap((style) =>
  (style === 'moody' ? woodTones : [null]).flatMap((woodTone) =>
    roomIds.map((room) => ({ name: exampleSelectionName(style, woodTone, room), style, woodTone, room })),
  ),
);
