import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { Thread } from '#app/parts/message/thread.tsx';
import { boardTitle } from '#app/parts/selection/words.ts';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { later } from '#app/ui/layout/later.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { revisionRequestSchema } from '#core/message/index.ts';
import { choiceRefusalWords, choicesSchema } from '#core/selection/index.ts';
import { parseJson } from '#core/texts/index.ts';
import type { Ctx } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { askForRevision } from '#server/message/ask-for-revision.ts';
import { openThread } from '#server/message/open-thread.ts';
import { getResults } from '#server/pages/get-results.ts';
import { roomOfSelection } from '#server/room/room-of-selection.ts';
import { undoHealing } from '#server/selection/healing/undo-healing.ts';
import { choosePieces } from '#server/selection/results/choose-pieces.ts';
import { openBoards } from '#server/selection/results/open-boards.ts';
import { revokeShares, shareSelection } from '#server/selection/results/share-selection.ts';
import type { Route } from './+types/results.route.ts';
import { BoardView } from './board-view.tsx';
import { CompareView } from './compare-view.tsx';
import styles from './results.module.css';
import { ResultsHead } from './results-head.tsx';
import { ResultsTools } from './results-tools.tsx';
import { useTrying } from './tried-pieces.ts';
import { type SaveAnswer, useChoices } from './use-choices.ts';
import { words } from './words.ts';

export const meta = () => pageTitle(words.pageTitle);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx, origin } = servicesOf(context);
  await openBoards(ctx, params.selectionId);
  const results = await getResults(ctx, params.selectionId);
  if (!results) throw redirect('/');
  const { selection } = results;
  const thread = await openThread(ctx, selection.surveyId);
  return { results, thread, origin, place: await roomOfSelection(ctx, selection) };
}

/** Switching boards changes no data. */
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
  const { ctx } = servicesOf(context);
  const { selectionId } = params;
  const form = await request.formData();
  switch (form.get('act')) {
    case 'ask':
      return ask(ctx, selectionId, form);
    case 'undo-swap':
      return undoSwap(ctx, String(form.get('swap') ?? ''));
    case 'share':
      return found(await shareSelection(ctx, { selectionId }));
    case 'revoke':
      return found(await revokeShares(ctx, { selectionId }));
    default:
      return save(ctx, selectionId, form);
  }
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (words): SaveAnswer => ({ ok: false, words, unanswered: true }));

function found(done: { ok: boolean }): SaveAnswer {
  if (!done.ok) throw redirect('/');
  return { ok: true };
}

async function undoSwap(ctx: Ctx, healingId: string): Promise<SaveAnswer> {
  const undone = await undoHealing(ctx, { healingId });
  return undone.ok ? { ok: true } : { ok: false, words: words.undoRefused[undone.reason] };
}

async function ask(ctx: Ctx, selectionId: string, form: FormData): Promise<SaveAnswer> {
  const piece = form.get('piece');
  const body = String(form.get('body') ?? '');
  const request = revisionRequestSchema.safeParse(
    piece === null ? { kind: 'new-pair-request', body } : { kind: 'swap-request', piece: String(piece), body },
  );
  if (!request.success) return { ok: false, words: request.error.issues[0]?.message ?? words.notSaved };
  const asked = await askForRevision(ctx, { selectionId, request: request.data });
  if (asked.ok) return { ok: true };
  if (asked.reason === 'not-found') throw redirect('/');
  return { ok: false, words: words.askRefused[asked.reason] };
}

async function save(ctx: Ctx, selectionId: string, form: FormData): Promise<SaveAnswer | Response> {
  const given = choicesSchema.safeParse(parseJson(String(form.get('choices') ?? '')));
  if (!given.success) return { ok: false, words: words.notSaved };
  const chosen = await choosePieces(ctx, { selectionId, ...given.data });
  if (!chosen.ok && chosen.reason === 'not-found') throw redirect('/');
  if (!chosen.ok) return { ok: false, words: choiceRefusalWords(chosen) };
  return form.get('next') === 'checkout' ? redirect(`/checkout/${selectionId}`) : { ok: true };
}

const compare = 'compare';

const ChosenRoom = later('room', () => import('./plan/chosen-room.tsx'), 'at-a-touch');

export default function Results({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useLastAnswer(answered);
  const { thread, origin, place } = loaderData;
  const [search, setSearch] = useSearchParams();
  const choices = useChoices(loaderData.results.selection);
  const trying = useTrying(loaderData.results, choices.state, choices.change);
  const { results } = trying;
  const asked = search.get('board');
  const refused = actionData && 'words' in actionData ? actionData.words : null;
  return (
    <Wrap className={styles.page}>
      <ResultsHead results={results} refused={refused} />
      <div className={styles.boards}>
        <ResultsTools results={results} origin={origin} unread={thread?.unread ?? null} />
        <Tabs
          label={words.boards}
          look="segmented"
          selected={asked === 'b' || asked === compare ? asked : 'a'}
          onChange={(board) => setSearch({ board }, { replace: true, preventScrollReset: true })}
          tabs={[
            ...results.boards.map((board) => ({
              id: board.letter,
              title: boardTitle(board.letter),
              panel: <BoardView trying={trying} board={board} choices={choices} />,
            })),
            { id: compare, title: words.compare, panel: <CompareView results={results} choices={choices} /> },
          ]}
        />
      </div>
      <ChosenRoom
        results={results}
        tryPiece={trying.tryPiece}
        place={place}
        shown={asked === 'b' ? 'b' : 'a'}
        state={choices.state}
      />
      {thread && (
        <div className={styles.messages}>
          <Thread thread={thread} />
        </div>
      )}
    </Wrap>
  );
}
