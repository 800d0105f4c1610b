import { hasPicture, isPictured, type PictureName, readingsOfPictureName } from '#core/catalog/index.ts';
import { authorise } from '../../authorise.ts';
import type { Ctx } from '../../context.ts';
import { shopPictureId } from '../../media/pictures/keep-shop-picture.ts';
import { itemsById } from '../find-items.ts';

/** The most names matched at once. */
export const mostNames = 200;

export interface NamedPicture {
  name: string;
  /** SHA-256 of the file, in hex. */
  hash: string;
}

/** Which piece a picture belongs to by its name, and whether that piece has it already. */
export interface MatchedPicture extends PictureName {
  isThere: boolean;
}

/** In the order asked; null for a name that means none of our pieces, and for all of them if the caller may not edit. */
export async function matchPictures(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  named: readonly NamedPicture[],
): Promise<(MatchedPicture | null)[] | null> {
  if (!authorise(ctx.actor, 'catalog.edit').ok) return null;
  return matchNames(ctx, named.slice(0, mostNames));
}

/** The same, for callers that have checked permissions. */
export async function matchNames(
  ctx: Pick<Ctx, 'db'>,
  named: readonly NamedPicture[],
): Promise<(MatchedPicture | null)[]> {
  const readings = named.map(({ name }) => readingsOfPictureName(name));
  const items = await itemsById(ctx, [...new Set(readings.flat().map(({ recordId }) => recordId))]);
  return named.map(({ hash }, at) => {
    const meant = readings[at]?.find(({ recordId }) => items.has(recordId));
    const item = meant && items.get(meant.recordId);
    if (!meant || !item) return null;
    return { ...meant, isThere: hasPicture(item.pictures, meant.view, shopPictureId(meant, hash)) };
  });
}

/** Of these pieces, those off sale that could be sold now that they have a picture. */
export async function readyToOffer(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  recordIds: readonly string[],
): Promise<readonly string[]> {
  if (!authorise(ctx.actor, 'catalog.edit').ok) return [];
  const items = await itemsById(ctx, recordIds);
  return [...items.values()]
    .filter(({ active, pictures }) => !active && isPictured(pictures))
    .map(({ recordId }) => recordId);
}
