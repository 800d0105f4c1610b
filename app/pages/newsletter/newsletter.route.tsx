import { data, redirect } from 'react-router';
import type { NewsletterAnswer } from '#app/shell/footer/newsletter-form.tsx';
import { text } from '#core/texts/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { subscribe } from '#server/newsletter/subscribe.ts';
import type { Route } from './+types/newsletter.route.ts';

export const loader = () => redirect('/');

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const done = await subscribe(servicesOf(context).ctx, { email: String(form.get('email') ?? '') });
  if (!done.ok) return data({ ok: false, message: text('email.invalid') } satisfies NewsletterAnswer, { status: 400 });
  return { ok: true } satisfies NewsletterAnswer;
}
