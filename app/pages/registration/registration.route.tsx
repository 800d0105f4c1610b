import { redirect, useLocation, useNavigate } from 'react-router';
import { RegistrationForm } from '#app/parts/account/registration-form.tsx';
import { withModal } from '#app/shell/modals/modal-address.ts';
import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';
import { useSession } from '#app/shell/session.ts';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { text } from '#core/texts/index.ts';
import { readRegistrationToken } from '#server/account/registration-token.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/registration.route.ts';
import styles from './registration.module.css';

export const meta = () => pageTitle('Create your account');

/** Who has an account already goes straight to the quiz. A mailed link brings who began elsewhere. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  if (ctx.actor.kind === 'account') throw redirect('/quiz');
  const token = new URL(request.url).searchParams.get('token');
  if (token === null) return { begun: null, expired: false };
  const begun = await readRegistrationToken(ctx.secret, token);
  return begun ? { begun: { ...begun, token }, expired: false } : { begun: null, expired: true };
}

export default function Registration({ loaderData: { begun, expired } }: Route.ComponentProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const { signInWith } = useSession();
  const lead = expired ? text('link.expired') : 'To get this started, let’s create an account.';
  return (
    <>
      <PageHead title="Create your account" lead={lead} />
      <Wrap className={styles.form}>
        <RegistrationForm
          begun={begun}
          signInWith={signInWith}
          signInHref={withModal({ ...location, search: '' }, 'signUp')}
          onDone={() => void navigate('/quiz', { replace: true })}
        />
      </Wrap>
    </>
  );
}
