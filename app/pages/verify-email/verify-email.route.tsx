import { data, Form, useNavigation } from 'react-router';
import { AccountPage } from '#app/parts/account/account-page.tsx';
import { signInPath } from '#app/parts/account/sign-in-path.ts';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { limitedDoor } from '#app/shell/guards.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { useSession } from '#app/shell/session/session.ts';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { text } from '#core/texts/index.ts';
import { moveEmail, readNewEmail } from '#server/account/profile/answer-email-change.ts';
import { verifyEmail } from '#server/account/sign-in/registration/verify-email.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/verify-email.route.ts';
import { verifyWords as words } from './words.ts';

export const middleware: Route.MiddlewareFunction[] = limitedDoor('mailedLink', { param: 'token' });

export const meta = () => pageTitle(words.title);

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** Where the emailed links lead. Following a sign-up link is enough; moving an account takes a click. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const token = tokenOf(request);
  const newEmail = await readNewEmail(ctx, token);
  if (newEmail !== null) return { email: newEmail, step: 'move' as const };
  const done = await verifyEmail(ctx, { token });
  if (done.ok) return { email: done.email, step: 'confirmed' as const };
  return data({ email: '', step: 'expired' as const }, { status: 400 });
}

/** If the router reran the loader, a used link would look like one that never worked. */
export const shouldRevalidate = () => false;

export async function action({ request, context }: Route.ActionArgs) {
  const done = await moveEmail(servicesOf(context).ctx, { token: tokenOf(request) });
  if (done.ok) return { ok: true as const };
  return data(
    { ok: false as const, message: text(done.reason === 'email-in-use' ? 'email.inUse' : 'link.expired') },
    400,
  );
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message) => ({ ok: false as const, message }));

export default function VerifyEmail({ loaderData: { email, step }, actionData: answered }: Route.ComponentProps) {
  const { user } = useSession();
  const actionData = useLastAnswer(answered);
  const pending = useNavigation().state !== 'idle';
  if (step === 'expired') {
    return (
      <AccountPage title={words.failed} lead={text('link.expired')}>
        <LinkButton href={user ? '/profile' : signInPath('/profile')}>{words.again}</LinkButton>
      </AccountPage>
    );
  }
  if (step === 'move' && !actionData?.ok) {
    return (
      <AccountPage title={words.move} lead={words.moveLead(email)}>
        <Form method="post">
          {actionData && <ErrorSummary heading={text('form.problem')} message={actionData.message} />}
          <Button type="submit" wide pending={pending}>
            {words.moveButton}
          </Button>
        </Form>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={words.title} lead={words.lead(email)}>
      <LinkButton href={user ? '/projects' : '/'}>{user ? words.toProjects : words.toHome}</LinkButton>
    </AccountPage>
  );
}
