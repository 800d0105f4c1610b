import { data } from 'react-router';
import type { ConfirmAnswer } from '#app/shell/proof/proof-dialog.tsx';
import type { ShownWays } from '#app/shell/proof/ways.ts';
import { parseJson, text } from '#core/texts/index.ts';
import { confirmByPasskey, confirmIdentity, proofWays } from '#server/account/sign-in/confirm-identity.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/confirm.route.ts';

const unkept = { 'Cache-Control': 'no-store' };

/** The ways this user can prove who they are. There is no page here: any page can ask, in a dialog. */
export async function loader({ context }: Route.LoaderArgs) {
  const ways: ShownWays | null = await proofWays(servicesOf(context).ctx);
  const signedOut = { error: { code: 'not-signed-in', message: text('signIn.over') } };
  return ways ? Response.json(ways, { headers: unkept }) : Response.json(signedOut, { status: 401, headers: unkept });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, auth } = servicesOf(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const given = { password: field('password'), code: field('code'), headers: request.headers };
  const done =
    field('act') === 'enter'
      ? await confirmByPasskey(ctx, auth, { response: parseJson(field('response')), headers: request.headers })
      : await confirmIdentity(ctx, auth, given);
  if (done.ok) return data({ ok: true } satisfies ConfirmAnswer, { headers: done.headers });
  const { message, retryAfterSeconds } = done;
  const answer: ConfirmAnswer = { ok: false, message };
  if (!retryAfterSeconds) return data(answer, { status: 400 });
  return data(answer, { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } });
}
