import { useLocation, useNavigate } from 'react-router';
import { AccountPage } from '#app/parts/account/account-page.tsx';
import { RegistrationForm } from '#app/parts/account/registration-form.tsx';
import { accountWords as words } from '#app/parts/account/words.ts';
import { limitedDoor } from '#app/shell/guards.ts';
import { withModal } from '#app/shell/modals/modal-address.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { useSession } from '#app/shell/session/session.ts';
import { text } from '#core/texts/index.ts';
import { readRegistration } from '#server/account/sign-in/registration/complete-registration.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/registration.route.ts';

export const middleware: Route.MiddlewareFunction[] = limitedDoor('mailedLink', { param: 'token' });

export const meta = () => pageTitle(words.createTitle);

/** Signed-in users go straight to the quiz. An emailed link continues a registration started elsewhere. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  if (ctx.actor.kind === 'account') throw redirect('/quiz');
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return { begun: null, expired: false };
  const begun = await readRegistration(ctx, token);
  return begun ? { begun: { ...begun, token }, expired: false } : { begun: null, expired: true };
}

export default function Registration({ loaderData: { begun, expired } }: Route.ComponentProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const { signInWith } = useSession();
  return (
    <AccountPage title={words.createTitle} lead={expired ? text('link.expired') : words.createLead}>
      <RegistrationForm
        begun={begun}
        signInWith={signInWith}
        signInHref={withModal({ ...location, search: '' }, 'signUp')}
        onDone={() => void navigate('/quiz', { replace: true })}
      />
    </AccountPage>
  );
}
