import { z } from 'zod';
import { redirect } from '#app/shell/redirect.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { saveRoom } from '#server/room/save-room.ts';
import type { Route } from './+types/save-room.route.ts';

/** This route has no page. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/projects/${params.surveyId}/room`);

const sentSchema = z.object({ version: z.int().min(0).max(2_147_483_647), room: z.unknown() });

const statuses = { 'not-allowed': 401, 'not-yours': 403, 'not-found': 404, invalid: 400, stale: 409 } as const;

const messages = {
  'not-allowed': 'Please sign in first.',
  'not-yours': 'Only the project’s specialist can change this room.',
  'not-found': 'There’s no such room.',
  stale: 'This room was saved somewhere else. Nothing was overwritten.',
} as const;

/** Saves a drawn room, for its customer and for their specialist. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = sentSchema.safeParse(await request.json().catch(() => null)).data ?? { version: 0, room: null };
  const saved = await saveRoom(servicesOf(context).ctx, { surveyId: params.surveyId, ...sent });
  if (saved.ok) {
    const { version, savedBy, savedAt } = saved;
    return Response.json({ version, savedBy, savedAt });
  }
  const { reason } = saved;
  const message = saved.reason === 'invalid' ? saved.message : messages[saved.reason];
  const newest = saved.reason === 'stale' ? { newest: saved.newest } : {};
  return Response.json({ error: { code: reason, message }, ...newest }, { status: statuses[reason] });
}
