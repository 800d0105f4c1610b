import { describe, expect, it } from 'vitest';
import { galleryHref, readGalleryAddress } from './gallery-address.ts';

const read = (search: string) => readGalleryAddress(new URLSearchParams(search));

describe('the gallery’s address', () => {
  it('reads what the navigation writes', () => {
    expect(read('room=Living Room')).toEqual({ room: 'living-room', style: null, color: null, page: 1 });
    expect(read('room=dining-room&style=Draper&color=green&page=3')).toEqual({
      room: 'dining-room',
      style: 'draper',
      color: 'green',
      page: 3,
    });
  });

  it.each(['room=garage', 'style=baroque', 'color=mauve', 'page=-1', 'page=1.5', 'page=x', 'room=%00'])(
    'asks for nothing with %s',
    (search) => expect(read(search)).toEqual({ room: null, style: null, color: null, page: 1 }),
  );

  it('never asks for more than there could be', () => expect(read('page=999999').page).toBe(50));

  it('writes what it reads', () => {
    for (const search of ['', 'room=Living+Room', 'room=Bedroom&style=moody&color=red&page=2']) {
      expect(galleryHref(read(search))).toBe(`/inspiration-gallery${search ? `?${search}` : ''}`);
    }
  });
});
