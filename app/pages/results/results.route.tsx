import { redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { boardTitle } from '#app/parts/selection/words.ts';
import { pageTitle } from '#app/shell/page-title.ts';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { choiceRefusalWords, choicesSchema } from '#core/selection/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { choosePieces } from '#server/selection/choose-pieces.ts';
import { getResults } from '#server/selection/get-results.ts';
import type { Route } from './+types/results.route.ts';
import { BoardView } from './board-view.tsx';
import styles from './results.module.css';
import { ResultsHead } from './results-head.tsx';
import { type SaveAnswer, useChoices } from './use-choices.ts';
import { words } from './words.ts';

export const meta = () => pageTitle(words.pageTitle);

export async function loader({ context, params }: Route.LoaderArgs) {
  const results = await getResults(servicesOf(context).ctx, params.selectionId);
  if (!results) throw redirect('/');
  return results;
}

/** Which board is looked at changes nothing of either. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (!formMethod && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search) return false;
  return defaultShouldRevalidate;
}

export async function action({ context, params, request }: Route.ActionArgs): Promise<SaveAnswer | Response> {
  const form = await request.formData();
  const given = choicesSchema.safeParse(readJson(String(form.get('choices') ?? '')));
  if (!given.success) return { ok: false, words: words.notSaved };
  const selectionId = params.selectionId;
  const chosen = await choosePieces(servicesOf(context).ctx, { selectionId, ...given.data });
  if (!chosen.ok && chosen.reason === 'not-found') throw redirect('/');
  if (!chosen.ok) return { ok: false, words: choiceRefusalWords(chosen) };
  return form.get('next') === 'checkout' ? redirect(`/checkout/${selectionId}`) : { ok: true };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A lost connection is told beside the choice; it does not take the page away. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return { ok: false, words: words.notSaved } satisfies SaveAnswer;
    throw error;
  }
}

export default function Results({ loaderData: results, actionData }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const choices = useChoices(results.selection);
  const shown = search.get('board') === 'b' ? 'b' : 'a';
  const refused = actionData && 'words' in actionData ? actionData.words : null;
  return (
    <Wrap className={styles.page}>
      <ResultsHead results={results} refused={refused} />
      <Tabs
        label={words.boards}
        look="segmented"
        selected={shown}
        onChange={(board) => setSearch({ board }, { replace: true, preventScrollReset: true })}
        tabs={results.boards.map((board) => ({
          id: board.letter,
          title: boardTitle(board.letter),
          panel: <BoardView results={results} board={board} choices={choices} />,
        }))}
      />
    </Wrap>
  );
}
