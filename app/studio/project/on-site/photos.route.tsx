import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { redirect } from '#app/shell/redirect.ts';
import { uploadRefusalWords } from '#core/media/index.ts';
import { tooManyText } from '#core/texts/index.ts';
import type { Ctx } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { keepVisitPhoto, type PhotoKept, removeVisitPhoto } from '#server/visit/visit-photos.ts';
import type { Route } from './+types/photos.route.ts';
import { onSiteWords as words } from './words.ts';

/** This route has no page. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(`/studio/projects/${params.surveyId}/room`);

interface PhotoAnswer {
  ok: boolean;
  message: string;
}

/** A photo, as the room's page sends it from the device's queue, or one to remove. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response | PhotoAnswer> {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  const id = String(form.get('id') ?? '');
  if (form.get('act') === 'remove') return remove(ctx, { surveyId: params.surveyId, id });
  const file = form.get('photo');
  if (!(file instanceof File) || !keyShape.test(id)) return refusal(400, words.notAnImage);
  const taken = {
    ...{ surveyId: params.surveyId, id, takenAt: String(form.get('takenAt') ?? '') },
    bytes: new Uint8Array(await file.arrayBuffer()),
  };
  const kept = await keepVisitPhoto(ctx, taken);
  return kept.ok ? Response.json({}) : refusal(statusOf(kept.reason), messageOf(kept));
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): PhotoAnswer => ({ ok: false, message }));

const keyShape = /^[\w-]{8,64}$/;

const refusal = (status: number, message: string) => Response.json({ error: { message } }, { status });

type Refused = Extract<PhotoKept, { ok: false }>;

const statuses: Partial<Record<Refused['reason'], number>> = {
  ...{ 'not-allowed': 401, 'no-owner': 401, 'not-found': 404, 'not-an-image': 415, 'too-many': 429 },
};
const statusOf = (reason: Refused['reason']): number => statuses[reason] ?? 413;

function messageOf(refused: Refused): string {
  switch (refused.reason) {
    case 'not-allowed':
    case 'no-owner':
      return words.notAllowed;
    case 'not-found':
      return words.notFound;
    case 'too-many-photos':
      return words.full;
    case 'not-an-image':
      return words.notAnImage;
    case 'too-many':
      return tooManyText(refused.retryAfterSeconds);
    default:
      return uploadRefusalWords[refused.reason];
  }
}

async function remove(ctx: Ctx, given: { surveyId: string; id: string }): Promise<PhotoAnswer> {
  const done = await removeVisitPhoto(ctx, given);
  return { ok: done.ok, message: done.ok ? words.removed : words.failed };
}
