import { data, redirect } from 'react-router';
import type { SignInAnswer } from '#app/parts/account/sign-in-form.tsx';
import { signInText, text } from '#core/texts/index.ts';
import { type SignInCode, signIn } from '#server/account/sign-in.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/sign-in.route.ts';

/** The act behind the sign-in form. There is no page here: the form is a modal. */
export const loader = () => redirect('/?signUp=1');

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, auth } = servicesOf(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const done = await signIn(ctx, auth, {
    email: field('email'),
    password: field('password'),
    headers: request.headers,
  });
  if (!done.ok) return data(answerOf(done.code), { status: 400 });
  return data({ ok: true } satisfies SignInAnswer, { headers: done.headers });
}

const emailCodes: readonly SignInCode[] = ['missing-email', 'invalid-email', 'user-not-found'];

function answerOf(code: SignInCode): SignInAnswer {
  if (code === 'password-too-short') return { ok: false, field: 'password', message: text('signIn.passwordTooShort') };
  if (code === 'wrong-password') return { ok: false, field: 'password', message: signInText(code) };
  if (emailCodes.includes(code)) return { ok: false, field: 'email', message: signInText(code) };
  return { ok: false, field: 'form', message: signInText(code) };
}
