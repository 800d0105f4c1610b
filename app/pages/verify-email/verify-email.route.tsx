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
import { readEmailToConfirm, verifyEmail } from '#server/account/sign-in/registration/verify-email.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/verify-email.route.ts';
import { verifyWords as words } from './words.ts';

export const middleware: Route.MiddlewareFunction[] = limitedDoor('mailedLink', { param: 'token' });

export const meta = () => pageTitle(words.page);

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

/** Where the emailed links lead. Mail programs open links by themselves, so whatever they do takes a click. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const token = tokenOf(request);
  const newEmail = await readNewEmail(ctx, token);
  if (newEmail !== null) return { email: newEmail, step: 'move' as const };
  const email = await readEmailToConfirm(ctx, token);
  if (email !== null) return { email, step: 'confirm' as const };
  return data({ email: '', step: 'expired' as const }, { status: 400 });
}

/** If the router reran the loader, a used link would look like one that never worked. */
export const shouldRevalidate = () => false;

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const token = tokenOf(request);
  const isMove = (await readNewEmail(ctx, token)) !== null;
  const done = isMove ? await moveEmail(ctx, { token }) : await verifyEmail(ctx, { token });
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
  if (!actionData?.ok) {
    const isMove = step === 'move';
    return (
      <AccountPage
        title={isMove ? words.move : words.confirm}
        lead={isMove ? words.moveLead(email) : words.confirmLead(email)}
      >
        <Form method="post">
          {actionData && <ErrorSummary heading={text('form.problem')} message={actionData.message} />}
          <Button type="submit" wide pending={pending}>
            {isMove ? words.moveButton : words.confirmButton}
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
