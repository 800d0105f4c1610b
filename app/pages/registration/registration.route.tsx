import { data, redirect, useLocation, useNavigate } from 'react-router';
import { type RegistrationAnswer, RegistrationForm } from '#app/parts/account/registration-form.tsx';
import { withModal } from '#app/shell/modals/modal-address.ts';
import { PageHead } from '#app/shell/page-head.tsx';
import { pageTitle } from '#app/shell/page-title.ts';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { signUpText } from '#core/texts/index.ts';
import { type SignedUp, signUp } from '#server/account/sign-up.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/registration.route.ts';
import styles from './registration.module.css';

export const meta = () => pageTitle('Create your account');

/** Who has an account already goes straight to the quiz. */
export function loader({ context }: Route.LoaderArgs) {
  return servicesOf(context).ctx.actor.kind === 'account' ? redirect('/quiz') : null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, auth, visitorId } = servicesOf(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const done = await signUp(ctx, auth, {
    firstName: field('firstName'),
    email: field('email'),
    password: field('password'),
    repeat: field('repeat'),
    headers: request.headers,
    visitorId,
  });
  if (!done.ok) return answerOf(done);
  return data({ ok: true } satisfies RegistrationAnswer, { headers: done.headers });
}

function answerOf(done: Extract<SignedUp, { ok: false }>): RegistrationAnswer {
  if (done.reason === 'invalid') return { ok: false, problems: done.problems, message: null };
  return { ok: false, problems: {}, message: signUpText(done.code) };
}

export default function Registration() {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title="Create your account" lead="To get this started, let’s create an account." />
      <Wrap className={styles.form}>
        <RegistrationForm
          signInHref={withModal(location, 'signUp')}
          onDone={() => void navigate('/quiz', { replace: true })}
        />
      </Wrap>
    </>
  );
}
