import { z } from 'zod';
import { redirect } from '#app/shell/redirect.ts';
import { actorName } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { writeBoardWords, writePieceNote } from '#server/selection/desk/write-words.ts';
import { words } from '../words.ts';
import type { Route } from './+types/words.route.ts';

/** This route has no page. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/studio/projects/${params.surveyId}`);

// Longer than any note may be, so that the act itself says what's too long.
const text = z
  .string()
  .max(20_000)
  .transform((written) => written.replaceAll('\r\n', '\n'));
const id = z.string().max(100);
const boardWords = z.object({ name: text, note: text });
const sentSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('board'), id, seen: boardWords, typed: boardWords }),
  z.object({
    of: z.literal('piece'),
    id,
    seen: z.object({ recordId: id, note: text }),
    typed: z.object({ recordId: id, note: text }),
  }),
]);

const statuses = {
  'not-allowed': 403,
  'not-found': 404,
  'already-published': 422,
  'too-long': 422,
  stale: 409,
} as const;

/** Saves words as they're typed on the desk. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const sent = sentSchema.safeParse(await request.json().catch(() => null)).data;
  if (!sent) return Response.json({ message: words.refused['too-long'] }, { status: 400 });
  const done =
    sent.of === 'board'
      ? await writeBoardWords(ctx, { boardId: sent.id, seen: sent.seen, ...sent.typed })
      : await writePieceNote(ctx, { pieceId: sent.id, seen: sent.seen, note: sent.typed.note });
  if (done.ok) return Response.json({ saved: true });
  const other = sent.of === 'piece' && 'recordId' in done && done.recordId !== sent.seen.recordId;
  const isOwn = done.reason === 'stale' && done.changedBy === actorName(ctx.actor);
  const message = other ? words.otherPiece : isOwn ? words.staleOwn : words.refused[done.reason];
  return Response.json({ message }, { status: statuses[done.reason] });
}
