import { type ItemColor, itemColors, type Room, roomNamed, rooms, type Style, styleIds } from '#core/catalog/index.ts';

export interface GalleryAddress {
  room: Room | null;
  style: Style | null;
  color: ItemColor | null;
  /** How many pages of rooms to show, one below the other. */
  page: number;
}

export const scenesPerPage = 12;
const mostPages = 50;

/** Reads the URL; unknown values are ignored. */
export function readGalleryAddress(search: URLSearchParams): GalleryAddress {
  const page = Number(search.get('page') ?? 1);
  return {
    room: roomNamed(search.get('room') ?? ''),
    style: styleIds.find((id) => id === search.get('style')?.toLowerCase()) ?? null,
    color: itemColors.find((color) => color === search.get('color')?.toLowerCase()) ?? null,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, mostPages) : 1,
  };
}

/** Writes the room the way the navigation does: `room=Living Room`. */
export function galleryHref({ room, style, color, page }: GalleryAddress): string {
  const search = new URLSearchParams();
  if (room)
    search.set(
      'room',
      rooms[room].label.replace(/\b\w/g, (letter) => letter.toUpperCase()),
    );
  if (style) search.set('style', style);
  if (color) search.set('color', color);
  if (page > 1) search.set('page', String(page));
  return `/inspiration-gallery${search.size > 0 ? `?${search}` : ''}`;
}
