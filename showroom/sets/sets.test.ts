import { describe, expect, it } from 'vitest';
import { type CatalogItem, pieceKinds, roomIds, styleLabels } from '#core/catalog/index.ts';
import { isListable, isPublicId } from '#core/media/index.ts';
import { quizPictures } from '#core/survey/index.ts';
import { catalog } from '../catalog/index.ts';
import { gallery } from './gallery.ts';
import { recordIdsOf } from './scene.ts';
import { scenes } from './scenes.ts';
import { offeringPieces, quizPieces } from './stand-ins.ts';

const known = new Set(catalog.map((item) => item.recordId));

describe('pictures of rooms and options', () => {
  it('are made only of pieces that the catalog has', () => {
    const used = [...scenes.flatMap(recordIdsOf), ...Object.values(quizPieces), ...Object.values(offeringPieces)];
    expect(used.filter((recordId) => !known.has(recordId))).toEqual([]);
  });

  it('have public ids of their own, in folders that may be listed', () => {
    const ids = scenes.flatMap((scene) => [scene.publicId, ...(scene.also ?? [])]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect([id, isPublicId(id) && isListable(id)]).toEqual([id, true]);
  });

  it('cover everything that the quiz shows', () => {
    const made = new Set([
      ...Object.keys(quizPieces),
      ...scenes.flatMap((scene) => [scene.publicId, ...(scene.also ?? [])]),
    ]);
    expect(quizPictures.filter((id) => !made.has(id))).toEqual([]);
  });

  const traits: Readonly<Record<string, (item: CatalogItem) => readonly unknown[]>> = {
    type: ({ type }) => [type],
    style: ({ subType }) => [subType],
    material: ({ materials }) => materials,
    shape: ({ shape }) => [shape],
    color: ({ color }) => [color],
    'color-intensity': ({ color }) => (color === 'neutral' ? ['neutral', 'accent'] : ['accent', 'lots_of_color']),
  };
  const kinds = pieceKinds.map((kind) => [kind.replaceAll('_', '-'), kind] as const);

  it.each(Object.entries(quizPieces).filter(([id]) => !/^quiz\/(pieces|wood-tone)\//.test(id)))(
    '%s shows its kind of piece and its trait',
    (id, recordId) => {
      const [, folder = '', value] = id.split('/');
      const [slug = '', kind] = kinds.findLast(([one]) => folder.startsWith(`${one}-`)) ?? [];
      const item = catalog.find((one) => one.recordId === recordId);
      const trait = traits[folder.slice(slug.length + 1)];
      expect(item?.kind).toBe(kind);
      expect(item && trait?.(item)).toContain(value);
    },
  );

  it('fill the inspiration gallery with every room in every style', () => {
    expect(gallery.length).toBeGreaterThanOrEqual(24);
    for (const room of roomIds)
      for (const style of styleLabels)
        expect([room, style, gallery.some((scene) => scene.room === room && scene.style === style)]).toEqual([
          room,
          style,
          true,
        ]);
  });
});
