import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { answerOrRefuse, unansweredStatus } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { projectClock, timeLeft } from '#core/project/index.ts';
import { easternDay } from '#core/promotion/index.ts';
import { type LeafFilter, leafFilters } from '#core/selection/index.ts';
import { roomLabel, textOf } from '#core/survey/index.ts';
import { accountContact } from '#server/account/account-contact.ts';
import { itemsById } from '#server/catalog/find-items.ts';
import { actorName, type Ctx } from '#server/context.ts';
import { piecesAskedFor } from '#server/favorite/ask-for-piece.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { unreadByStaff } from '#server/message/unread-messages.ts';
import { actOnDesk, type DeskActDone } from '#server/pages/act-on-desk.ts';
import { customerOfDesk } from '#server/pages/customer-of-desk.ts';
import { nextProject } from '#server/project/queue/next-project.ts';
import { drawnRoom } from '#server/room/open-room.ts';
import { withOneCatalog } from '#server/selection/desk/catalog-index.ts';
import { deskAlternatives } from '#server/selection/desk/desk-alternatives.ts';
import { earlierBoards } from '#server/selection/desk/edit/earlier-boards.ts';
import { openDesk } from '#server/selection/desk/open-desk.ts';
import { proposePieces } from '#server/selection/desk/propose-pieces.ts';
import { recentlyPublished } from '#server/selection/desk/publish/recently-published.ts';
import { swapsOfBoards } from '#server/selection/healing/swaps-of-boards.ts';
import { visitPhotosOf } from '#server/visit/visit-photos.ts';
import { visitToRoom } from '#server/visit/visits-of-account.ts';
import type { Route } from './+types/project.route.ts';
import { earlierPage, earlierSearch } from './desk/begin-search.ts';
import { Composer } from './desk/composer.tsx';
import type { DeskAnswer } from './desk-answer.ts';
import { noteUnanswered } from './unanswered-acts.ts';
import { words } from './words.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.name ?? words.boards);

/** How many proposals are shown at first, and after "more". */
const shown = { few: 12, many: 60 };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = withOneCatalog(servicesOf(context).ctx);
  const desk = await openDesk(ctx, { surveyId: params.surveyId });
  if (!desk) throw redirect('/studio');
  const search = new URL(request.url).searchParams;
  const slots = desk.selection?.boards.flatMap((board) => board.slots) ?? [];
  const [asked] = desk.selection?.askedSlots ?? [];
  const slot =
    slots.find(({ id }) => id === search.get('slot')) ??
    slots.find(({ id }) => id === asked) ??
    slots.find(({ item }) => !item) ??
    slots[0];
  const searched = search.get('q') ?? '';
  const visit = await visitToRoom(ctx, params.surveyId);
  const { waitingSince, pausedAt } = desk.project;
  const now = ctx.clock.now();
  const leafed = { words: searched, filters: filtersIn(search), most: search.has('more') ? shown.many : shown.few };
  return {
    desk,
    today: easternDay(now),
    wanted: await piecesAskedFor(ctx, desk),
    drawn: await drawnRoom(ctx, params.surveyId),
    // Without the address and phone number, which are for the visit's own page.
    visit: visit && { state: visit.state, representative: visit.representative, date: visit.date },
    photos: await visitPhotosOf(ctx, params.surveyId),
    customerFacts: await customerOfDesk(ctx, desk),
    recent: await recentlyPublished(ctx, params.surveyId),
    earlier: search.has('begin')
      ? await earlierBoards(ctx, earlierSearch(desk.surveyId, search), earlierPage(search))
      : null,
    name: textOf(desk.answers, 'project_name') ?? roomLabel(desk.answers) ?? words.unnamed,
    clock: waitingSince && {
      ...projectClock(waitingSince, now, pausedAt),
      left: timeLeft(waitingSince, pausedAt ?? now),
    },
    unread: (await unreadByStaff(ctx, [params.surveyId])).get(params.surveyId) ?? 0,
    swaps: desk.selection && desk.selection.state !== 'draft' ? await swapsOfBoards(ctx, desk.selection.id) : [],
    slotId: slot?.id ?? null,
    searched,
    alternatives: slot && desk.selection?.state === 'draft' ? await deskAlternatives(ctx, desk, slot.id) : [],
    proposed:
      slot && desk.selection?.state === 'draft'
        ? await proposePieces(ctx, desk, { pieceId: slot.id, ...leafed })
        : null,
  };
}

/** Reload the desk after a refusal too, which the router wouldn't do by default. Not if the server can't be reached. */
export const shouldRevalidate = ({ formMethod, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  (formMethod === 'POST' && actionStatus !== unansweredStatus) || defaultShouldRevalidate;

function filtersIn(search: URLSearchParams): LeafFilter[] | null {
  const kept = search.get('keep')?.split(',');
  return kept ? leafFilters.filter((filter) => kept.includes(filter)) : null;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  const { done, act, pieceId } = await actOnDesk(ctx, params.surveyId, form);
  if (done.ok) {
    const next = act === 'publish' && form.get('next') === 'yes' ? await nextProject(ctx, params.surveyId) : null;
    if (next) return redirect(`/studio/projects/${next}`);
    return { act, ok: true, said: saidAfter(act, done) } satisfies DeskAnswer;
  }
  const answer: DeskAnswer = {
    act,
    ok: false,
    about: pieceId,
    words: await refusalWords(ctx, done),
    ...(done.reason === 'asks' && { asks: done.findings.map((finding) => finding.words) }),
  };
  // A question back is no error.
  if (done.reason === 'asks') return answer;
  return data(answer, { status: done.reason === 'stale' ? 409 : 422 });
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, async (said, sent): Promise<DeskAnswer> => {
    noteUnanswered();
    const form = await sent.formData();
    const field = (name: string) => String(form.get(name) ?? '');
    return { act: field('act'), ok: false, about: field('pieceId'), words: said, unanswered: true };
  });

/** No edit is lost: the second editor, or one person's second tab, is told who saved first and what is there now. */
async function refusalWords(ctx: Ctx, done: Extract<DeskActDone, { ok: false }>): Promise<string> {
  if (done.reason === 'asks') return words.asksFirst;
  if (done.reason === 'stopped') return done.findings.map((finding) => finding.words).join('. ');
  if (done.reason !== 'stale' || done.changedBy === undefined) return words.refused[done.reason];
  const { changedBy, recordId } = done;
  const name = recordId ? ((await itemsById(ctx, [recordId])).get(recordId)?.name ?? words.another) : null;
  if (changedBy === actorName(ctx.actor)) return words.stalePiece(null, name);
  const who = changedBy ? await accountContact(ctx, changedBy) : null;
  return words.stalePiece(who?.firstName ?? words.somebody, name);
}

export default function Project({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useLastAnswer(answered);
  return <Composer {...loaderData} answer={actionData ?? null} />;
}

/** What the desk says after an act whose result isn't in sight. */
function saidAfter(act: string, done: Extract<DeskActDone, { ok: true }>): string | null {
  if (act === 'propose') return words.proposed(done.changes ?? []);
  if (act === 'undo' || act === 'redo') return words.undone(act, done.act ?? '');
  return act === 'call-back' ? words.calledBack : null;
}
