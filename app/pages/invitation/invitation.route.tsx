import { data, Form, useLocation, useNavigation } from 'react-router';
import { AccountPage } from '#app/parts/account/account-page.tsx';
import { signInPath } from '#app/parts/account/sign-in-path.ts';
import { accountWords as forms } from '#app/parts/account/words.ts';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { limitedDoor } from '#app/shell/guards.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { useSession } from '#app/shell/session/session.ts';
import { useSignOut } from '#app/shell/session/use-sign-out.ts';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { text } from '#core/texts/index.ts';
import { acceptInvitation, findInvitation, type InvitationStep } from '#server/account/staff/accept-invitation.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/invitation.route.ts';
import { invitationWords as words } from './words.ts';

export const middleware: Route.MiddlewareFunction[] = limitedDoor('mailedLink', { param: 'token' });

export const meta = () => pageTitle(words.title);

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const found = await findInvitation(ctx, { token: tokenOf(request) });
  return { invitation: found && { email: found.email, step: found.step } };
}

interface Answer {
  problems: { firstName?: string; password?: string };
  message?: string;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, auth } = servicesOf(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const given = { token: tokenOf(request), firstName: field('firstName'), password: field('password') };
  const done = await acceptInvitation(ctx, auth, { ...given, headers: request.headers });
  if (done.ok) throw redirect(done.signsIn ? signInPath('/studio') : '/studio');
  if (done.reason === 'invalid') return data<Answer>({ problems: done.problems }, 400);
  // The page itself says what to do first: it reloads after every action.
  return data<Answer>({ problems: {} }, 400);
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message): Answer => ({ problems: {}, message }));

/** Where the emailed invitation leads. */
export default function InvitationPage({ loaderData: { invitation }, actionData: answered }: Route.ComponentProps) {
  const actionData = useLastAnswer(answered);
  const pending = useNavigation().state !== 'idle';
  if (!invitation) {
    return (
      <AccountPage title={words.title} lead={text('link.expired')}>
        <LinkButton href="/">{words.toHome}</LinkButton>
      </AccountPage>
    );
  }
  const { email, step } = invitation;
  if (step !== 'choose-password' && step !== 'prove-password' && step !== 'accept') {
    return <ComeBack email={email} step={step} />;
  }
  const problems = actionData?.problems ?? {};
  return (
    <AccountPage title={words.title} lead={step === 'accept' ? words.fresh(email) : words[step](email)}>
      <Form method="post" noValidate>
        {actionData?.message && (
          <ErrorSummary heading={text('form.problem')} message={actionData.message} answer={actionData} />
        )}
        {step === 'choose-password' && (
          <TextField label={forms.firstName} name="firstName" autoComplete="given-name" error={problems.firstName} />
        )}
        {step !== 'accept' && (
          <PasswordField
            label={step === 'choose-password' ? forms.newPassword : forms.password}
            name="password"
            autoComplete={step === 'choose-password' ? 'new-password' : 'current-password'}
            error={problems.password}
          />
        )}
        <Button type="submit" wide pending={pending}>
          {words.accept}
        </Button>
      </Form>
    </AccountPage>
  );
}

/** Something else has to be done first; the user returns here afterwards. */
function ComeBack({
  email,
  step,
}: {
  email: string;
  step: Exclude<InvitationStep, 'choose-password' | 'prove-password' | 'accept'>;
}) {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const here = pathname + search;
  const signsOut = useSignOut(step === 'sign-in-again' ? signInPath(here) : here);
  if (step === 'disabled') {
    return (
      <AccountPage title={words.title} lead={text('signIn.disabled')}>
        <LinkButton href="/contact">{words.contact}</LinkButton>
      </AccountPage>
    );
  }
  if (step === 'sign-in') {
    return (
      <AccountPage title={words.title} lead={words.signIn(email)}>
        <LinkButton href={signInPath(here)}>{forms.signInButton}</LinkButton>
      </AccountPage>
    );
  }
  const lead = step === 'sign-in-again' ? words.signInAgain(email) : words.otherAccount(user?.email ?? '', email);
  return (
    <AccountPage title={words.title} lead={lead}>
      <Button pending={signsOut.leaving} onClick={() => void signsOut.signOut()}>
        {step === 'sign-in-again' ? words.again : words.signOut}
      </Button>
    </AccountPage>
  );
}
