import { z } from 'zod';
import { redirect } from '#app/shell/redirect.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { keepRoomPicture, type PictureKept, removeRoomPicture } from '#server/room/room-picture.ts';
import type { Route } from './+types/picture.route.ts';

/** This route has no page. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/results/${params.selectionId}`);

type Refusal = Extract<PictureKept, { ok: false }>['reason'];

const refusals: Readonly<Record<Refusal, readonly [status: number, message: string]>> = {
  'not-found': [404, 'There’s no such selection.'],
  invalid: [400, 'This names no picture.'],
  'picture-gone': [409, 'This picture isn’t there anymore.'],
};

const removal = z.object({ remove: z.literal(true) });

/** Keeps an uploaded picture of the room, or takes the kept one back. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const { selectionId } = params;
  const picture: unknown = await request.json().catch(() => undefined);
  const done = removal.safeParse(picture).success
    ? await removeRoomPicture(ctx, { selectionId })
    : await keepRoomPicture(ctx, { selectionId, picture });
  if (done.ok) return Response.json({ ok: true });
  const [status, message] = refusals[done.reason];
  return Response.json({ error: { code: done.reason, message } }, { status });
}
