import { describe, expect, it } from 'vitest';
import { colors } from '#core/catalog/index.ts';
import { quizPictures } from '#core/survey/index.ts';
import { catalog } from '../catalog/index.ts';
import type { Manifest } from '../manifest.ts';
import manifest from '../pictures/manifest.json' with { type: 'json' };
import { quizPieces } from './stand-ins.ts';

const pictures: Manifest = manifest;
const shown = (publicId: string) => catalog.find(({ recordId }) => recordId === quizPieces[publicId]);

describe('pieces that show a quiz option', () => {
  it('is a piece of the range, with the picture that the option shows', () => {
    for (const [publicId, recordId] of Object.entries(quizPieces)) {
      expect([publicId, shown(publicId)?.recordId]).toEqual([publicId, recordId]);
      expect([publicId, publicId in pictures, `${publicId}-green` in pictures]).toEqual([publicId, true, true]);
    }
  });

  it('has the color of its option', () => {
    const colored = quizPictures.filter((publicId) => /-color\//.test(publicId));
    expect(colored.length).toBe(5 * colors.length);
    for (const publicId of colored)
      expect([publicId, shown(publicId)?.color]).toEqual([publicId, publicId.split('/').at(-1)]);
  });

  it('is quiet where neutral is asked for, and colorful where color is', () => {
    for (const publicId of quizPictures.filter((id) => id.endsWith('-color-intensity/neutral')))
      expect([publicId, shown(publicId)?.color]).toEqual([publicId, 'neutral']);
    for (const publicId of quizPictures.filter((id) => id.endsWith('-color-intensity/lots_of_color')))
      expect([publicId, shown(publicId)?.color]).not.toEqual([publicId, 'neutral']);
  });

  it('shows another picture for each option of a screen: how colorful a piece should be, and in which color', () => {
    const kinds = ['sofa', 'lounge-chair', 'rug', 'dining-chair', 'desk-chair'];
    for (const kind of kinds) {
      const asked = quizPictures.filter((id) => new RegExp(`^quiz/${kind}-color(-intensity)?/`).test(id));
      const files = asked.map((publicId) => pictures[publicId]?.file);
      expect([kind, asked.length]).toEqual([kind, kind === 'dining-chair' ? 5 : 6]);
      expect([kind, new Set(files).size]).toEqual([kind, files.length]);
    }
  });

  it('shows stone and glass without any wood, where the range has such a piece', () => {
    const hasWood = ({ materialsFinish, materialsFinishTwo }: (typeof catalog)[number]) =>
      /\b(?:oak|walnut|ash|wood)\b/i.test(`${materialsFinish} ${materialsFinishTwo}`);
    const asked = quizPictures.filter((publicId) => /-material\/(?:stone|glass)$/.test(publicId));
    expect(asked).toHaveLength(7);
    for (const publicId of asked) {
      const piece = shown(publicId);
      const material = publicId.split('/').at(-1);
      const range = catalog.filter(
        ({ kind, materials }) => kind === piece?.kind && materials.some((one) => one === material),
      );
      expect([publicId, piece && hasWood(piece)]).toEqual([publicId, range.every(hasWood)]);
    }
  });

  it('shows an accent as a touch of color: a pattern, a seat in a wooden frame, a pillow on a sofa or chair', () => {
    const accents = quizPictures.filter((id) => id.endsWith('-color-intensity/accent'));
    expect(accents).toHaveLength(4);
    for (const publicId of accents.filter((id) => !/sofa|lounge-chair/.test(id)))
      expect([publicId, shown(publicId)?.color]).not.toEqual([publicId, 'neutral']);
  });
});
