import { data } from 'react-router';
import type { SignInAnswer } from '#app/parts/account/sign-in-form.tsx';
import { redirect } from '#app/shell/redirect.ts';
import { signInText, text, tooManyText } from '#core/texts/index.ts';
import { type SignedIn, signIn } from '#server/account/sign-in/sign-in.ts';
import { uidOf } from '#server/account/uid-of.ts';
import { claimFavorites } from '#server/favorite/favorites.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/sign-in.route.ts';

/** The action behind the sign-in form. There is no page here: the form is in a modal. */
export const loader = () => redirect('/?signUp=1');

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, auth, visitorId } = servicesOf(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const done = await signIn(ctx, auth, {
    email: field('email'),
    password: field('password'),
    headers: request.headers,
  });
  if (done.ok) {
    const uid = await uidOf(auth, done.headers);
    if (uid) await claimFavorites(ctx, { visitorId, accountId: uid });
    const answer: SignInAnswer = { ok: true, uid };
    return data(answer, { headers: done.headers });
  }
  return refusal(done);
}

const emailCodes: readonly string[] = ['missing-email', 'invalid-email', 'user-not-found'];

function refusal(done: Extract<SignedIn, { ok: false }>) {
  if (done.code === 'second-factor') {
    return data({ ok: false, field: 'code' } satisfies SignInAnswer, { headers: done.headers });
  }
  if (done.code === 'too-many-requests') {
    const answer: SignInAnswer = { ok: false, field: 'form', message: tooManyText(done.retryAfterSeconds) };
    return data(answer, { status: 429, headers: { 'Retry-After': String(done.retryAfterSeconds) } });
  }
  return data(problemOf(done), { status: 400 });
}

type Problem = Exclude<Extract<SignedIn, { ok: false }>, { code: 'second-factor' | 'too-many-requests' }>;

function problemOf(done: Problem): SignInAnswer {
  const { code } = done;
  if (code === 'password-too-short') return { ok: false, field: 'password', message: text('signIn.passwordTooShort') };
  if (code === 'wrong-password') return { ok: false, field: 'password', message: signInText(code) };
  if (emailCodes.includes(code)) return { ok: false, field: 'email', message: signInText(code) };
  return { ok: false, field: 'form', message: signInText(code, done.code === 'unknown' ? done.error : code) };
}
