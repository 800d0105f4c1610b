import { readPage } from '#app/parts/studio-list/read-page.ts';
import { roomNamed, styleIds } from '#core/catalog/index.ts';
import { parseMoney } from '#core/money/index.ts';
import type { EarlierSearch, Outcome } from '#server/selection/desk/edit/earlier-boards.ts';

export const outcomeIds = ['ordered', 'published', 'superseded'] as const satisfies readonly Outcome[];

/** Pairs on a page of the list. */
const pairsPerPage = 12;

/** Beyond what any board comes to. */
const mostCents = 100_000_000;

/** The most a board may come to, as typed: 5000, $5,000 or 5,000.00. Null if that can't be read. */
export function budgetIn(typed: string): number | null {
  const read = parseMoney(typed);
  return read.ok && read.cents > 0 && read.cents < mostCents ? read.cents : null;
}

/** Which earlier boards are looked for, as the address says. */
export const earlierSearch = (surveyId: string, search: URLSearchParams): EarlierSearch => ({
  surveyId,
  room: roomNamed(search.get('room') ?? ''),
  style: styleIds.find((style) => style === search.get('style')) ?? null,
  outcome: outcomeIds.find((outcome) => outcome === search.get('outcome')) ?? null,
  mostCents: budgetIn(search.get('budget') ?? ''),
});

export const earlierPage = (search: URLSearchParams) => ({ ...readPage(search), size: pairsPerPage });
