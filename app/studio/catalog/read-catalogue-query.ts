import { readChoice, readPage, readWords } from '#app/parts/studio-list/read-page.ts';
import { anything, pieceKinds, roomIds, searchWords, styleLabels } from '#core/catalog/index.ts';
import type { CatalogueState } from '#server/catalog/search-catalogue.ts';

export const states = ['active', 'inactive', 'sold-out', 'no-picture'] as const satisfies readonly CatalogueState[];

/** What the list's address asks for; the export asks the same way. */
export function readCatalogueQuery(search: URLSearchParams) {
  const style = readChoice(search, 'style', styleLabels);
  const state = readChoice(search, 'state', states);
  const filter = {
    ...anything,
    kind: readChoice(search, 'kind', pieceKinds) ?? null,
    room: readChoice(search, 'room', roomIds) ?? null,
    styles: style ? [style] : null,
    words: searchWords(readWords(search)),
  };
  const isNarrowed = Boolean(state || style || filter.kind || filter.room || filter.words.length > 0);
  return { filter, state, page: readPage(search), isNarrowed };
}
