import { data } from 'react-router';
import type { ForgotAnswer } from '#app/parts/account/forgot-password-form.tsx';
import { redirect } from '#app/shell/redirect.ts';
import { requestPasswordReset } from '#server/account/sign-in/request-password-reset.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/forgot-password.route.ts';

export const loader = () => redirect('/?signUp=1');

/** The action behind the sign-in modal's "forgot password" view. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  const done = await requestPasswordReset(ctx, { to: String(form.get('to') ?? '') });
  if (done.ok) return data({ ok: true } satisfies ForgotAnswer);
  const answer: ForgotAnswer = { ok: false, message: done.message };
  if (done.reason === 'invalid') return data(answer, { status: 400 });
  return data(answer, { status: 429, headers: { 'Retry-After': String(done.retryAfterSeconds) } });
}
