import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { z } from 'zod';
import { answerOrRefuse, unansweredStatus } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { projectClock, timeLeft } from '#core/project/index.ts';
import { footSchema, type LeafFilter, leafFilters } from '#core/selection/index.ts';
import { roomLabel, textOf } from '#core/survey/index.ts';
import { accountContact } from '#server/account/account-contact.ts';
import { itemsById } from '#server/catalog/find-items.ts';
import type { Ctx } from '#server/context.ts';
import { piecesAskedFor } from '#server/favorite/ask-for-piece.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { closeRequest } from '#server/message/close-request.ts';
import { takeProject } from '#server/project/take-project.ts';
import { drawnRoom } from '#server/room/open-room.ts';
import { arrangePiece } from '#server/selection/desk/arrange-piece.ts';
import { alternativeMarks, deskAlternatives, markAlternative } from '#server/selection/desk/desk-alternatives.ts';
import { lockPiece } from '#server/selection/desk/lock-piece.ts';
import { openDesk } from '#server/selection/desk/open-desk.ts';
import { proposeAgain } from '#server/selection/desk/propose-again.ts';
import { proposePieces } from '#server/selection/desk/propose-pieces.ts';
import { publishDesk } from '#server/selection/desk/publish-desk.ts';
import { swapPiece } from '#server/selection/desk/swap-piece.ts';
import { writeBoardWords, writePieceNote } from '#server/selection/desk/write-words.ts';
import type { Route } from './+types/project.route.ts';
import { Composer } from './desk/composer.tsx';
import type { DeskAnswer } from './desk-answer.ts';
import { noteUnanswered } from './unanswered-acts.ts';
import { words } from './words.ts';

const arrangementSchema = z.object({
  seen: z.object({ recordId: z.string(), foot: footSchema.nullable() }),
  foot: footSchema.nullable(),
});
const versionsSchema = z.record(z.string(), z.number().int());

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Where a piece was moved, as the page sends it; null if malformed. */
const readArrangement = (text: string) => arrangementSchema.safeParse(parse(text)).data ?? null;

/** The version of each slot the author saw. Malformed input gives an empty map, which matches no slot. */
const readVersions = (text: string): ReadonlyMap<string, number> =>
  new Map(Object.entries(versionsSchema.safeParse(parse(text)).data ?? {}));

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.name ?? words.boards);

/** How many proposals are shown at first, and after "more". */
const shown = { few: 12, many: 60 };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const desk = await openDesk(ctx, { surveyId: params.surveyId });
  if (!desk) throw redirect('/studio');
  const search = new URL(request.url).searchParams;
  const slots = desk.selection?.boards.flatMap((board) => board.slots) ?? [];
  const slot = slots.find(({ id }) => id === search.get('slot')) ?? slots.find(({ item }) => !item) ?? slots[0];
  const searched = search.get('q') ?? '';
  const { waitingSince } = desk.project;
  const now = ctx.clock.now();
  const leafed = { words: searched, filters: filtersIn(search), most: search.has('more') ? shown.many : shown.few };
  return {
    desk,
    wanted: await piecesAskedFor(ctx, desk),
    drawn: await drawnRoom(ctx, params.surveyId),
    name: textOf(desk.answers, 'project_name') ?? roomLabel(desk.answers) ?? words.unnamed,
    clock: waitingSince && { ...projectClock(waitingSince, now), left: timeLeft(waitingSince, now) },
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
  // Forms send CRLF line endings; we store LF.
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const { surveyId } = params;
  const [act, pieceId, recordId] = [text('act'), text('pieceId'), text('recordId')];
  const done = await (async (): Promise<Done> => {
    switch (act) {
      case 'take':
        return takeProject(ctx, { surveyId });
      case 'publish':
        return publishDesk(ctx, { surveyId });
      case 'close-request':
        return closeRequest(ctx, { surveyId, answer: text('answer') });
      case 'swap':
        return swapPiece(ctx, { pieceId, recordId, version: Number(text('version')) });
      case 'lock':
        return lockPiece(ctx, { pieceId, recordId, locked: text('locked') === 'true' });
      case 'alternative': {
        const mark = alternativeMarks.find((one) => one === text('mark'));
        return mark ? markAlternative(ctx, { pieceId, recordId, mark }) : { ok: false, reason: 'not-found' };
      }
      case 'arrange': {
        const arrangement = readArrangement(text('arrangement'));
        return arrangement ? arrangePiece(ctx, { pieceId, ...arrangement }) : { ok: false, reason: 'off-the-board' };
      }
      case 'propose':
        return proposeAgain(ctx, { selectionId: text('selectionId'), versions: readVersions(text('versions')) });
      case 'note':
        return writePieceNote(ctx, { pieceId, seen: { recordId, note: text('seenNote') }, note: text('note') });
      case 'words': {
        const seen = { name: text('seenName'), note: text('seenNote') };
        return writeBoardWords(ctx, { boardId: text('boardId'), seen, name: text('name'), note: text('note') });
      }
      default:
        return { ok: false, reason: 'not-found' };
    }
  })();
  if (done.ok) return { act, ok: true } satisfies DeskAnswer;
  const answer: DeskAnswer = {
    act,
    ok: false,
    about: pieceId,
    words: await refusalWords(ctx, { act, recordId }, done),
  };
  return data(answer, { status: done.reason === 'stale' ? 409 : 422 });
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, async (said, sent): Promise<DeskAnswer> => {
    noteUnanswered();
    const form = await sent.formData();
    const field = (name: string) => String(form.get(name) ?? '');
    return { act: field('act'), ok: false, about: field('pieceId'), words: said, unanswered: true };
  });

type Done =
  | { ok: true }
  | {
      ok: false;
      reason: Exclude<keyof typeof words.refused, 'stopped'>;
      changedBy?: string | null;
      recordId?: string | null;
    }
  | { ok: false; reason: 'stopped'; findings: { words: string }[] };

/** No edit is lost: the second editor is told who saved first and what is there now. */
async function refusalWords(
  ctx: Ctx,
  { act, recordId }: { act: string; recordId: string },
  done: Extract<Done, { ok: false }>,
): Promise<string> {
  if (done.reason === 'stopped') return done.findings.map((finding) => finding.words).join('. ');
  if (done.reason === 'stale' && act === 'note' && done.recordId !== recordId) return words.otherPiece;
  if (done.reason !== 'stale' || act === 'words' || act === 'note') return words.refused[done.reason];
  const who = done.changedBy ? await accountContact(ctx, done.changedBy) : null;
  const item = done.recordId ? (await itemsById(ctx, [done.recordId])).get(done.recordId) : null;
  return words.stalePiece(who?.firstName ?? words.somebody, item?.name ?? words.another);
}

export default function Project({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useLastAnswer(answered);
  return <Composer {...loaderData} answer={actionData ?? null} />;
}
