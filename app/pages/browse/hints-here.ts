import { draftStore } from '#app/parts/survey/draft-store.ts';
import { draftsOf } from '#app/parts/survey/drafts.ts';
import { answersOf, type BrowsingHints, browsingHints } from '#core/survey/index.ts';

/** From the quizzes that were started in this browser before signing in. */
export const hintsHere = (): BrowsingHints =>
  browsingHints(draftsOf(draftStore.read(), null).map(({ sheet }) => answersOf(sheet)));
