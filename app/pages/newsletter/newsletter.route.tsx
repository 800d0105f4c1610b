import { data } from 'react-router';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import type { NewsletterAnswer } from '#app/shell/footer/newsletter-form.tsx';
import { redirect } from '#app/shell/redirect.ts';
import { text, tooManyText } from '#core/texts/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import type { Route } from './+types/newsletter.route.ts';

export const loader = () => redirect('/');

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const done = await subscribe(servicesOf(context).ctx, { email: String(form.get('email') ?? '') });
  if (!done.ok) {
    if (done.reason !== 'too-many') {
      return data({ ok: false, message: text('email.invalid') } satisfies NewsletterAnswer, { status: 400 });
    }
    const message = tooManyText(done.retryAfterSeconds);
    const headers = { 'Retry-After': String(done.retryAfterSeconds) };
    return data({ ok: false, message } satisfies NewsletterAnswer, { status: 429, headers });
  }
  return { ok: true } satisfies NewsletterAnswer;
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): NewsletterAnswer => ({ ok: false, message }));
