import { data } from 'react-router';
import type { CreationAsked } from '#app/parts/account/passkey-browser.ts';
import { signInPath } from '#app/parts/account/sign-in-path.ts';
import { proved } from '#app/shell/proof/proved.ts';
import { redirect } from '#app/shell/redirect.ts';
import { parseJson, text } from '#core/texts/index.ts';
import { addPasskey, beginPasskey } from '#server/account/profile/passkeys.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/passkeys.route.ts';
import type { PasskeyAnswer } from './passkeys-section.tsx';

export const loader = () => redirect('/profile');

/** Adds a passkey: first the challenge, which requires fresh proof, then the browser's answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, auth } = servicesOf(context);
  if (ctx.actor.kind !== 'account') throw redirect(signInPath('/profile'));
  const { headers } = request;
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  if (field('act') === 'add') {
    const added = proved(await addPasskey(ctx, auth, { response: parseJson(field('response')), headers }));
    return added.ok ? data<PasskeyAnswer>({ ok: true, isAdded: true }) : refused(added.reason);
  }
  const begun = proved(await beginPasskey(ctx, auth, { headers }));
  if (!begun.ok) return refused(begun.reason);
  const answer: PasskeyAnswer = { ok: true, options: begun.options as CreationAsked };
  return data(answer, { headers: begun.headers });
}

const refused = (reason: 'failed' | 'too-many') =>
  data<PasskeyAnswer>(
    { ok: false, message: text(reason === 'too-many' ? 'passkey.tooMany' : 'passkey.failed') },
    { status: 400 },
  );
