import { redirect } from '#app/shell/redirect.ts';
import { arrangementSchema } from '#core/room/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { saveArrangement } from '#server/room/save-arrangement.ts';
import type { Route } from './+types/arrangement.route.ts';

/** This route has no page. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/results/${params.selectionId}`);

/** Saves the positions on the plan. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const read = arrangementSchema.safeParse(await request.json().catch(() => null));
  if (!read.success)
    return Response.json({ error: { code: 'invalid', message: 'This isn’t an arrangement.' } }, { status: 400 });
  const saved = await saveArrangement(servicesOf(context).ctx, {
    selectionId: params.selectionId,
    arrangement: read.data,
  });
  if (saved.ok) return Response.json({ ok: true });
  return Response.json({ error: { code: 'not-found', message: 'There’s no such selection.' } }, { status: 404 });
}
