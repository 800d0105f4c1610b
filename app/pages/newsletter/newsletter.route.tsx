import { data } from 'react-router';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import type { NewsletterAnswer } from '#app/shell/footer/newsletter-form.tsx';
import { redirect } from '#app/shell/redirect.ts';
import { text } from '#core/texts/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import type { Route } from './+types/newsletter.route.ts';

export const loader = () => redirect('/');

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const done = await subscribe(servicesOf(context).ctx, { email: String(form.get('email') ?? '') });
  if (!done.ok) {
    const tooMany = done.reason === 'too-many';
    const message = text(tooMany ? 'social.tooManyRequests' : 'email.invalid');
    return data({ ok: false, message } satisfies NewsletterAnswer, { status: tooMany ? 429 : 400 });
  }
  return { ok: true } satisfies NewsletterAnswer;
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): NewsletterAnswer => ({ ok: false, message }));
