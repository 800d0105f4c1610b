import { data } from 'react-router';
import type { CodeAnswer } from '#app/parts/account/code-form.tsx';
import { redirect } from '#app/shell/redirect.ts';
import { text, tooManyText } from '#core/texts/index.ts';
import { enterCode } from '#server/account/sign-in/enter-code.ts';
import { uidOf } from '#server/account/uid-of.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/code.route.ts';

export const loader = () => redirect('/?signUp=1');

/** The action behind the second factor. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, auth } = servicesOf(context);
  const form = await request.formData();
  const done = await enterCode(ctx, auth, { code: String(form.get('code') ?? ''), headers: request.headers });
  if (done.ok) {
    const answer: CodeAnswer = { ok: true, uid: await uidOf(auth, done.headers) };
    return data(answer, { headers: done.headers });
  }
  if (done.code === 'wrong-code') {
    return data({ ok: false, message: text('signIn.wrongCode') } satisfies CodeAnswer, { status: 400 });
  }
  const answer: CodeAnswer = { ok: false, message: tooManyText(done.retryAfterSeconds) };
  return data(answer, { status: 429, headers: { 'Retry-After': String(done.retryAfterSeconds) } });
}
