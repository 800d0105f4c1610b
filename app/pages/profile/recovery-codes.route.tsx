import { data } from 'react-router';
import { proved } from '#app/shell/proof/proved.ts';
import { redirect } from '#app/shell/redirect.ts';
import { text } from '#core/texts/index.ts';
import { renewRecoveryCodes } from '#server/account/factor/recovery-codes.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/recovery-codes.route.ts';
import type { NewCodesAnswer } from './second-factor-section.tsx';

export const loader = () => redirect('/profile');

/** The codes are shown once and never cached. */
export async function action({ context }: Route.ActionArgs) {
  const { ctx, auth } = servicesOf(context);
  const renewed = proved(await renewRecoveryCodes(ctx, auth));
  const answer: NewCodesAnswer = renewed.ok
    ? { ok: true, codes: renewed.codes }
    : { ok: false, message: text(renewed.reason === 'no-factor' ? 'factor.notOn' : 'signIn.over') };
  return data(answer, { status: answer.ok ? 200 : 400, headers: { 'Cache-Control': 'no-store' } });
}
