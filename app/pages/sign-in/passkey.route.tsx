import { data } from 'react-router';
import type { RequestAsked } from '#app/parts/account/passkey-browser.ts';
import type { EnteredByPasskey, PasskeyAsked } from '#app/parts/account/passkey-button.tsx';
import { redirect } from '#app/shell/redirect.ts';
import { parseJson, text, tooManyText } from '#core/texts/index.ts';
import { beginPasskeySignIn, enterByPasskey } from '#server/account/sign-in/passkey.ts';
import { uidOf } from '#server/account/uid-of.ts';
import { type PageRequest, servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/passkey.route.ts';

export const loader = () => redirect('/?signUp=1');

/** The action behind the passkey button: first the challenge, then the passkey's answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await request.formData();
  if (form.get('act') !== 'enter') return ask(services, request.headers);
  const { ctx, auth } = services;
  const given = { response: parseJson(String(form.get('response') ?? '')), headers: request.headers };
  const entered = await enterByPasskey(ctx, auth, given);
  if (entered.ok) {
    const answer: EnteredByPasskey = { ok: true, uid: await uidOf(auth, entered.headers) };
    return data(answer, { headers: entered.headers });
  }
  if (entered.reason === 'too-many') return tooMany(entered.retryAfterSeconds);
  const message = text(entered.reason === 'disabled' ? 'signIn.disabled' : 'passkey.failed');
  return data({ ok: false, message } satisfies EnteredByPasskey, { status: 400 });
}

async function ask({ ctx, auth }: PageRequest, headers: Headers) {
  const asked = await beginPasskeySignIn(ctx, auth, headers);
  if (asked.ok) {
    const answer: PasskeyAsked = { ok: true, options: asked.options as RequestAsked };
    return data(answer, { headers: asked.headers });
  }
  return tooMany(asked.retryAfterSeconds);
}

function tooMany(seconds: number) {
  const answer = { ok: false, message: tooManyText(seconds) } satisfies PasskeyAsked & EnteredByPasskey;
  return data(answer, { status: 429, headers: { 'Retry-After': String(seconds) } });
}
