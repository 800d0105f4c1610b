import { data, redirect } from 'react-router';
import type { CreationAsked } from '#app/parts/account/passkey-browser.ts';
import { signInPath } from '#app/parts/account/sign-in-path.ts';
import { addPasskey, beginPasskey } from '#server/account/profile/passkeys.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/passkeys.route.ts';
import type { PasskeyAnswer } from './passkeys-part.tsx';

export const loader = () => redirect('/profile');

/** Adding a passkey: first the password for the question, then what the browser made of it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, auth } = servicesOf(context);
  if (ctx.actor.kind !== 'account') throw redirect(signInPath('/profile'));
  const { headers } = request;
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  if (field('act') === 'add') {
    const added = await addPasskey(ctx, auth, { response: parseJson(field('response')), headers });
    const answer: PasskeyAnswer = added.ok ? { ok: true, isAdded: true } : added;
    return data(answer, { status: added.ok ? 200 : 400 });
  }
  const begun = await beginPasskey(ctx, auth, { password: field('password'), headers });
  if (!begun.ok) return data<PasskeyAnswer>(begun, { status: 400 });
  const answer: PasskeyAnswer = { ok: true, options: begun.options as CreationAsked };
  return data(answer, { headers: begun.headers });
}

function parseJson(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return null;
  }
}
