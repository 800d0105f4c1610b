import { data, Form, redirect, useNavigation } from 'react-router';
import { AccountPage } from '#app/parts/account/account-page.tsx';
import { signInPath } from '#app/parts/account/sign-in-path.ts';
import { accountWords as forms } from '#app/parts/account/words.ts';
import { answerOrRefuse } from '#app/shell/answer-or-refuse.ts';
import { limitedDoor } from '#app/shell/guards.ts';
import { useLastAnswer } from '#app/shell/last-answer.ts';
import { pageTitle } from '#app/shell/page-title.ts';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { PasswordField } from '#app/ui/field/password-field.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { text } from '#core/texts/index.ts';
import { acceptInvitation, readInvitation } from '#server/account/staff/invitation.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/invitation.route.ts';
import { invitationWords as words } from './words.ts';

export const middleware: Route.MiddlewareFunction[] = limitedDoor('mailedLink', { param: 'token' });

export const meta = () => pageTitle(words.title);

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, auth } = servicesOf(context);
  const invitation = await readInvitation(ctx, auth, tokenOf(request));
  return { invitation: invitation && { email: invitation.email, hasAccount: invitation.hasAccount } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, auth } = servicesOf(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const given = { token: tokenOf(request), firstName: field('firstName'), password: field('password') };
  const done = await acceptInvitation(ctx, auth, given);
  if (done.ok) throw redirect(signInPath('/studio'));
  return data({ problems: done.reason === 'invalid' ? done.problems : {} }, 400);
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message) => ({ problems: {}, message }));

/** Where the mailed invitation leads. */
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
  const problems: { firstName?: string; password?: string } = actionData?.problems ?? {};
  return (
    <AccountPage title={words.title} lead={words.lead(invitation.email)}>
      <Form method="post" noValidate>
        {actionData && 'message' in actionData && (
          <ErrorSummary heading={text('form.problem')} message={actionData.message} />
        )}
        {!invitation.hasAccount && (
          <>
            <TextField label={forms.firstName} name="firstName" autoComplete="given-name" error={problems.firstName} />
            <PasswordField
              label={forms.password}
              name="password"
              autoComplete="new-password"
              error={problems.password}
            />
          </>
        )}
        <Button type="submit" wide pending={pending}>
          {words.accept}
        </Button>
      </Form>
    </AccountPage>
  );
}
