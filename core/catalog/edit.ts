import { imageGroups } from './furniture.ts';
import { columnHeading, columnNames, columnOf } from './import-columns.ts';
import type { EditableItem, Picture, Pictures } from './item.ts';

/** A studio upload is text and pictures of one shop: more than this is a mistake. */
export const importLimits = { bytes: 32 * 1024 * 1024 } as const;

/** A piece without a lead picture is not for sale yet. */
export const isPictured = (pictures: Pictures): boolean => pictures.front.length > 0;

/** What a file says, as far as it can be: pieces without a picture come in, and wait for one before they are offered. */
export function heldForPictures(
  wanted: readonly EditableItem[],
  pictured: (recordId: string) => boolean,
): { items: EditableItem[]; held: string[] } {
  const held = wanted.filter(({ active, recordId }) => active && !pictured(recordId)).map(({ recordId }) => recordId);
  const waits = new Set(held);
  return { items: wanted.map((item) => (waits.has(item.recordId) ? { ...item, active: false } : item)), held };
}

/** Who typed a number meant it against the one they saw: what was sold meanwhile stays sold. */
export function stockAfterEdit({ shown, typed, present }: { shown: number; typed: number; present: number }): number {
  return Math.max(0, present + typed - shown);
}

/** A piece as the cells of a file or the fields of a form, by heading. */
export function cellsOf(item: EditableItem): Record<string, string> {
  return Object.fromEntries(columnNames.map((name) => [columnHeading(name), columnOf(name).print(item)]));
}

/** The views that a piece is pictured in: those everyone sees, and the cut-out that stands on boards. */
export const pictureViews = [...imageGroups, 'cutOut'] as const;
export type PictureView = (typeof pictureViews)[number];

/** A cut-out is one; of the other views there may be several, the first leading. */
export function withPicture(pictures: Pictures, view: PictureView, picture: Picture): Pictures {
  return view === 'cutOut' ? { ...pictures, cutOut: picture } : { ...pictures, [view]: [...pictures[view], picture] };
}

export function withoutPicture(pictures: Pictures, publicId: string): Pictures {
  const others = (list: readonly Picture[]) => list.filter((picture) => picture.publicId !== publicId);
  const { front, side, detail, back, cutOut } = pictures;
  return {
    ...{ front: others(front), side: others(side), detail: others(detail), back: others(back) },
    cutOut: cutOut?.publicId === publicId ? null : cutOut,
  };
}

/** Puts a picture before the others of its view. */
export function withLead(pictures: Pictures, publicId: string): Pictures {
  const led = (list: readonly Picture[]) =>
    list.toSorted((one, other) => Number(other.publicId === publicId) - Number(one.publicId === publicId));
  const { front, side, detail, back, cutOut } = pictures;
  return { front: led(front), side: led(side), detail: led(detail), back: led(back), cutOut };
}
