import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { anything, pieceKinds, roomIds, searchTerms, styleLabels } from '#core/catalog/index.ts';
import type { CatalogState } from '#server/catalog/search-catalog.ts';

export const states = ['active', 'inactive', 'sold-out', 'no-picture'] as const satisfies readonly CatalogState[];

/** Reads the list's URL; the export uses the same parameters. */
export function readCatalogQuery(request: Request) {
  const { asked, choice } = readListAddress(request);
  const style = choice('style', styleLabels);
  const filter = {
    ...anything,
    kind: choice('kind', pieceKinds) ?? null,
    room: choice('room', roomIds) ?? null,
    styles: style ? [style] : null,
    words: searchTerms(asked.words),
  };
  return { filter, state: choice('state', states), page: asked.page };
}
