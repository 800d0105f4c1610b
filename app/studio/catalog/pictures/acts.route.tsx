import { z } from 'zod';
import { redirect } from '#app/shell/redirect.ts';
import { pictureViews } from '#core/catalog/index.ts';
import { activateItem } from '#server/catalog/offer-item.ts';
import { addPicture } from '#server/catalog/pictures/change-pictures.ts';
import { matchPictures, mostNames, readyToOffer } from '#server/catalog/pictures/match-pictures.ts';
import type { Ctx } from '#server/context.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { pictureRefusal } from '../picture-refusal.ts';
import { catalogWords as words } from '../words.ts';
import type { Route } from './+types/acts.route.ts';

/** This route has no page. */
export const loader = () => redirect('/studio/catalog/pictures');

const named = z.object({ name: z.string().max(1000), hash: z.string().regex(/^[0-9a-f]{64}$/) });
const recordIds = z.array(z.string().max(100)).max(mostNames);
const askedSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('match'), pictures: z.array(named).max(mostNames) }),
  z.object({ act: z.literal('ready'), recordIds }),
  z.object({ act: z.literal('offer'), recordIds }),
]);

/** Says which piece each picture belongs to, takes one picture at a time, and puts what is ready on sale. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  if (request.headers.get('Content-Type')?.startsWith('multipart/form-data'))
    return take(ctx, await request.formData());
  const asked = askedSchema.safeParse(await request.json().catch(() => null)).data;
  if (!asked) return refused(400);
  if (asked.act === 'ready') return Response.json({ ready: await readyToOffer(ctx, asked.recordIds) });
  if (asked.act === 'offer') return offer(ctx, asked.recordIds);
  const matched = await matchPictures(ctx, asked.pictures);
  return matched ? Response.json({ matched }) : refused(403);
}

const refused = (status: number, message: string = words.failed) => Response.json({ message }, { status });

async function take(ctx: Ctx, form: FormData): Promise<Response> {
  const file = form.get('file');
  const view = pictureViews.find((one) => one === form.get('view'));
  if (!(file instanceof File) || !view) return refused(400);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const added = await addPicture(ctx, { recordId: String(form.get('recordId') ?? ''), view, bytes });
  return added.ok ? Response.json({ added: true }) : refused(422, pictureRefusal(added.reason));
}

async function offer(ctx: Ctx, ids: readonly string[]): Promise<Response> {
  let offered = 0;
  for (const recordId of new Set(ids)) {
    const done = await activateItem(ctx, { recordId });
    if (done.ok) offered += 1;
    else if (done.reason === 'not-allowed') return refused(403);
  }
  return Response.json({ offered });
}
