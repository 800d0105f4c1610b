import { data } from 'react-router';
import type { RegistrationAnswer } from '#app/parts/account/registration-form.tsx';
import { redirect } from '#app/shell/redirect.ts';
import { signUpText, text, tooManyText } from '#core/texts/index.ts';
import {
  completeRegistration,
  type RegistrationCompleted,
} from '#server/account/sign-in/registration/complete-registration.ts';
import { signUp } from '#server/account/sign-in/registration/sign-up.ts';
import { claimFavorites } from '#server/favorite/favorites.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/sign-up.route.ts';

export const loader = () => redirect('/registration');

/** The action behind the registration form, on any page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, auth, visitorId } = servicesOf(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const passwords = { password: field('password'), repeat: field('repeat') };
  const asked = { headers: request.headers, visitorId };
  const done = form.has('token')
    ? await completeRegistration(ctx, auth, { token: field('token'), ...passwords, ...asked })
    : await signUp(ctx, auth, { firstName: field('firstName'), email: field('email'), ...passwords, ...asked });
  if (!done.ok) return refusal(done, auth.passwords);
  await claimFavorites(ctx, { visitorId, accountId: done.accountId });
  const answer: RegistrationAnswer = { ok: true, uid: done.accountId };
  return data(answer, { headers: done.headers });
}

function refusal(done: Extract<RegistrationCompleted, { ok: false }>, rules: { shortest: number }) {
  if (done.reason === 'too-many') {
    const answer: RegistrationAnswer = { ok: false, problems: {}, message: tooManyText(done.retryAfterSeconds) };
    return data(answer, { status: 429, headers: { 'Retry-After': String(done.retryAfterSeconds) } });
  }
  return data(problemOf(done, rules), { status: 400 });
}

function problemOf(
  done: Exclude<Extract<RegistrationCompleted, { ok: false }>, { reason: 'too-many' }>,
  rules: { shortest: number },
): RegistrationAnswer {
  if (done.reason === 'invalid') return { ok: false, problems: done.problems, message: null };
  if (done.reason === 'link-expired') return { ok: false, problems: {}, message: text('link.expired') };
  return { ok: false, problems: {}, message: signUpText(done.code, rules) };
}
