import { imageGroups } from '../furniture.ts';
import type { EditableItem, Picture, Pictures } from '../item.ts';
import { columnHeading, columnNames, columnOf } from './import-columns.ts';

/** A studio upload is one shop's text and pictures; anything larger is a mistake. */
export const importLimits = { bytes: 32 * 1024 * 1024 } as const;

/** A piece isn't for sale until it has a lead picture. */
export const isPictured = (pictures: Pictures): boolean => pictures.front.length > 0;

/**
 * Imports what the file says as far as possible: pieces without a picture come in, but stay inactive until they have
 * one.
 */
export function heldForPictures(
  wanted: readonly EditableItem[],
  pictured: (recordId: string) => boolean,
): { items: EditableItem[]; held: string[] } {
  const held = wanted.filter(({ active, recordId }) => active && !pictured(recordId)).map(({ recordId }) => recordId);
  const waits = new Set(held);
  return { items: wanted.map((item) => (waits.has(item.recordId) ? { ...item, active: false } : item)), held };
}

/** An edit is relative to the stock the editor saw, so pieces sold in the meantime stay sold. */
export function stockAfterEdit({ shown, typed, present }: { shown: number; typed: number; present: number }): number {
  return Math.max(0, present + typed - shown);
}

/** A piece as the cells of a file or the fields of a form, keyed by heading. */
export function cellsOf(item: EditableItem): Record<string, string> {
  return Object.fromEntries(columnNames.map((name) => [columnHeading(name), columnOf(name).print(item)]));
}

/** The views a piece is pictured in: those everyone sees, and the cut-out used on boards. */
export const pictureViews = [...imageGroups, 'cutOut'] as const;
export type PictureView = (typeof pictureViews)[number];

/** There's only one cut-out. The other views may have several pictures, the first one leading, each of them once. */
export function withPicture(pictures: Pictures, view: PictureView, picture: Picture): Pictures {
  if (hasPicture(pictures, view, picture.publicId)) return pictures;
  return view === 'cutOut' ? { ...pictures, cutOut: picture } : { ...pictures, [view]: [...pictures[view], picture] };
}

/** Whether a piece has this picture in this view. */
export const hasPicture = (pictures: Pictures, view: PictureView, publicId: string): boolean =>
  view === 'cutOut'
    ? pictures.cutOut?.publicId === publicId
    : pictures[view].some((picture) => picture.publicId === publicId);

export function withoutPicture(pictures: Pictures, publicId: string): Pictures {
  const others = (list: readonly Picture[]) => list.filter((picture) => picture.publicId !== publicId);
  const { front, side, detail, back, cutOut } = pictures;
  return {
    ...{ front: others(front), side: others(side), detail: others(detail), back: others(back) },
    cutOut: cutOut?.publicId === publicId ? null : cutOut,
  };
}

/** Moves a picture to the front of its view. */
export function withLead(pictures: Pictures, publicId: string): Pictures {
  const led = (list: readonly Picture[]) =>
    list.toSorted((one, other) => Number(other.publicId === publicId) - Number(one.publicId === publicId));
  const { front, side, detail, back, cutOut } = pictures;
  return { front: led(front), side: led(side), detail: led(detail), back: led(back), cutOut };
}
