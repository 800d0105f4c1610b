import { data } from 'react-router';
import { proved } from '#app/shell/proof/proved.ts';
import { redirect } from '#app/shell/redirect.ts';
import { beginSecondFactor } from '#server/account/sign-in/second-factor.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/second-factor.route.ts';
import type { SecondFactorAnswer } from './second-factor-section.tsx';

export const loader = () => redirect('/profile');

/** The secret is shown once and never cached. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, auth } = servicesOf(context);
  const form = await request.formData();
  const given = { password: String(form.get('password') ?? ''), headers: request.headers };
  const begun: SecondFactorAnswer = proved(await beginSecondFactor(ctx, auth, given));
  return data(begun, { status: begun.ok ? 200 : 400, headers: { 'Cache-Control': 'no-store' } });
}
