import { data } from 'react-router';
import type { BasicRegistrationAnswer } from '#app/parts/account/basic-registration-form.tsx';
import { redirect } from '#app/shell/redirect.ts';
import { additionalInfoText, tooManyText } from '#core/texts/index.ts';
import { beginRegistration } from '#server/account/sign-in/registration/begin-registration.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/basic.route.ts';

export const loader = () => redirect('/?additionalinfo=1');

/** The action behind the additional-info modal. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const given = { firstName: field('firstName'), email: field('email') };
  const done = await beginRegistration(servicesOf(context).ctx, given);
  if (done.ok) return data({ ok: true, given: done.given } satisfies BasicRegistrationAnswer);
  if (done.reason === 'invalid') {
    return data({ ok: false, problems: done.problems, message: null } satisfies BasicRegistrationAnswer, 400);
  }
  if (done.reason === 'refused') {
    const message = additionalInfoText(done.code);
    return data({ ok: false, problems: {}, message } satisfies BasicRegistrationAnswer, 400);
  }
  const message = tooManyText(done.retryAfterSeconds);
  const headers = { 'Retry-After': String(done.retryAfterSeconds) };
  return data({ ok: false, problems: {}, message } satisfies BasicRegistrationAnswer, { status: 429, headers });
}
