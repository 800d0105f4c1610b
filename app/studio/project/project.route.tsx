import { redirect } from 'react-router';
import { pageTitle } from '#app/shell/page-title.ts';
import { projectClock, timeLeft } from '#core/project/index.ts';
import { roomLabel, textOf } from '#core/survey/index.ts';
import { accountContact } from '#server/account/account-contact.ts';
import { itemsById } from '#server/catalog/find-items.ts';
import type { Ctx } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { takeProject } from '#server/project/take-project.ts';
import { openDesk } from '#server/selection/open-desk.ts';
import { proposePieces } from '#server/selection/propose-pieces.ts';
import { publishDesk } from '#server/selection/publish-desk.ts';
import { type Swapped, swapPiece } from '#server/selection/swap-piece.ts';
import { writeBoardWords, writePieceNote } from '#server/selection/write-words.ts';
import type { Route } from './+types/project.route.ts';
import { Composer } from './composer.tsx';
import type { DeskAnswer } from './desk-answer.ts';
import { words } from './words.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageTitle(loaderData?.name ?? words.boards);

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
  return {
    desk,
    name: textOf(desk.answers, 'project_name') ?? roomLabel(desk.answers) ?? words.unnamed,
    clock: waitingSince && { ...projectClock(waitingSince, now), left: timeLeft(waitingSince, now) },
    slotId: slot?.id ?? null,
    searched,
    proposed:
      slot && desk.selection?.state === 'draft'
        ? await proposePieces(ctx, { pieceId: slot.id, words: searched })
        : null,
  };
}

export async function action({ context, params, request }: Route.ActionArgs): Promise<DeskAnswer> {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  // A form sends line ends as carriage return and line feed; we keep the one.
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  const { surveyId } = params;
  const act = text('act');
  if (act === 'take') return answer(act, await takeProject(ctx, { surveyId }));
  if (act === 'publish') {
    const published = await publishDesk(ctx, { surveyId });
    if (published.ok || published.reason !== 'stopped') return answer(act, published);
    return { act, ok: false, words: published.findings.map((finding) => finding.words).join('. ') };
  }
  const piece = { pieceId: text('pieceId'), version: Number(text('version')) };
  if (act === 'swap') {
    const swapped = await swapPiece(ctx, { ...piece, recordId: text('recordId') });
    return swapped.ok || swapped.reason !== 'stale' ? answer(act, swapped) : toldWhoWasFaster(ctx, swapped);
  }
  if (act === 'note') return answer(act, await writePieceNote(ctx, { ...piece, note: text('note') }));
  const seen = { name: text('seenName'), note: text('seenNote') };
  const board = { boardId: text('boardId'), seen, name: text('name'), note: text('note') };
  return answer('words', await writeBoardWords(ctx, board));
}

type Refusal = Exclude<keyof typeof words.refused, never>;

function answer(act: string, done: { ok: true } | { ok: false; reason: Refusal }): DeskAnswer {
  return done.ok ? { act, ok: true } : { act, ok: false, words: words.refused[done.reason] };
}

/** No edit is lost: the second one hears whose the first was, and what stands there now. */
async function toldWhoWasFaster(ctx: Ctx, swapped: Extract<Swapped, { reason: 'stale' }>): Promise<DeskAnswer> {
  const who = swapped.changedBy ? await accountContact(ctx, swapped.changedBy) : null;
  const item = swapped.recordId ? (await itemsById(ctx, [swapped.recordId])).get(swapped.recordId) : null;
  const said = words.stalePiece(who?.firstName ?? words.somebody, item?.name ?? words.another);
  return { act: 'swap', ok: false, words: said };
}

export default function Project({ loaderData, actionData }: Route.ComponentProps) {
  return <Composer {...loaderData} answer={actionData ?? null} />;
}
