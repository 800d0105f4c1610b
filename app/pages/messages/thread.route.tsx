import type { MessageAnswer } from '#app/parts/message/message-answer.ts';
import { messageWords as words } from '#app/parts/message/words.ts';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { newMessageSchema } from '#core/message/index.ts';
import { tooManyText } from '#core/texts/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { keepDraft } from '#server/message/keep-draft.ts';
import { openThread } from '#server/message/open-thread.ts';
import { readThread } from '#server/message/read-thread.ts';
import { sendMessage } from '#server/message/send-message.ts';
import type { Route } from './+types/thread.route.ts';

const nothing = () => new Response(null, { status: 404 });
const longestDraftId = 64;

/** A project's thread, for the pages that show one. It has no page of its own. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const thread = await openThread(servicesOf(context).ctx, params.surveyId);
  if (!thread) throw nothing();
  return thread;
}

export async function action({ context, params, request }: Route.ActionArgs): Promise<MessageAnswer> {
  const { ctx } = servicesOf(context);
  const { surveyId } = params;
  const form = await request.formData();
  if (form.get('act') === 'read') {
    if (!(await readThread(ctx, { surveyId })).ok) throw nothing();
    return { ok: true, draftId: null };
  }
  const draftId = String(form.get('draftId') ?? '').slice(0, longestDraftId) || null;
  if (form.get('act') === 'keep') {
    const body = String(form.get('body') ?? '').replaceAll('\r\n', '\n');
    const kept = await keepDraft(ctx, { surveyId, body, draftId });
    if (!kept.ok) throw nothing();
    return { ok: true, draftId };
  }
  const said = newMessageSchema.safeParse({
    body: String(form.get('body') ?? ''),
    pictures: form.getAll('picture').map(String),
    pieces: form.getAll('piece').map(String),
  });
  if (!said.success) return { ok: false, words: said.error.issues[0]?.message ?? words.notSent };
  const sent = await sendMessage(ctx, { surveyId, draftId, ...said.data });
  if (sent.ok) return { ok: true, draftId };
  if (sent.reason === 'not-found') throw nothing();
  if (sent.reason === 'too-many') return { ok: false, words: tooManyText(sent.retryAfterSeconds) };
  return { ok: false, words: words.refused[sent.reason] };
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (words): MessageAnswer => ({ ok: false, words }));
