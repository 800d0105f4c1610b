import { describe, expect, it } from 'vitest';
import { recordIdSchema } from '../item.ts';
import { readingsOfPictureName } from './picture-names.ts';

const read = (path: string, known: readonly string[]) =>
  readingsOfPictureName(path).find(({ recordId }) => known.includes(recordId)) ?? null;

describe('the name of a picture', () => {
  it.each([
    ['rec-alder.jpg', 'rec-alder', 'front'],
    ['rec-alder-2.jpg', 'rec-alder', 'front'],
    ['rec-alder (3).png', 'rec-alder', 'front'],
    ['rec-alder-side.webp', 'rec-alder', 'side'],
    ['rec-alder_DETAIL_02.JPG', 'rec-alder', 'detail'],
    ['rec-alder.back.jpeg', 'rec-alder', 'back'],
    ['rec-alder-cut-out.png', 'rec-alder', 'cutOut'],
    ['rec-alder-cutout.png', 'rec-alder', 'cutOut'],
    ['pictures/rec-alder/side.jpg', 'rec-alder', 'side'],
    ['pictures/rec-alder/side-2.jpg', 'rec-alder', 'side'],
    ['pictures/rec-alder/1.jpg', 'rec-alder', 'front'],
    ['pictures\\rec-alder\\IMG_4711.jpg', 'rec-alder', 'front'],
  ])('%s shows %s from the %s', (path, recordId, view) => {
    expect(read(path, ['rec-alder'])).toEqual({ recordId, view });
  });

  it('means the piece it names in full before it means a second picture or a folder', () => {
    expect(read('rec-alder-2.jpg', ['rec-alder', 'rec-alder-2'])).toEqual({ recordId: 'rec-alder-2', view: 'front' });
    expect(read('rec-alder-side.jpg', ['rec-alder', 'rec-alder-side'])).toMatchObject({ recordId: 'rec-alder-side' });
    expect(read('rec-birch/rec-alder.jpg', ['rec-alder', 'rec-birch'])).toMatchObject({ recordId: 'rec-alder' });
  });

  it.each([['sofa.jpg'], [''], ['.jpg'], ['2.jpg'], ['../../etc/passwd'], ['-side.jpg'], ['a'.repeat(5000)]])(
    'that names no piece we have (%s) means none',
    (path) => expect(read(path, ['rec-alder'])).toBeNull(),
  );

  it('only ever names what could be a record', () => {
    const parts = ['rec', '-', '_', '.', ' ', '/', '\\', '2', '(', ')', 'side', 'cut-out', '..', '%00', '’'];
    for (let seed = 1; seed <= 2000; seed++) {
      const path = Array.from({ length: 8 }, (_, at) => parts[(seed * (at + 7) * 31 + at * seed) % parts.length]).join(
        '',
      );
      for (const { recordId } of readingsOfPictureName(path)) {
        expect(recordIdSchema.safeParse(recordId).success, path).toBe(true);
      }
    }
  });
});
