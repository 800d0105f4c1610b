import { data, Form, useNavigation } from 'react-router';
import { AccountPage } from '#app/parts/account/account-page.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { limitedDoor } from '#app/shell/guards.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { text } from '#core/texts/index.ts';
import { approveEmailChange, readEmailChange, stopEmailChange } from '#server/account/profile/answer-email-change.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/email-change.route.ts';
import { emailChangeWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export const middleware: Route.MiddlewareFunction[] = limitedDoor('mailedLink', { param: 'token' });

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader({ request, context }: Route.LoaderArgs) {
  return { change: await readEmailChange(servicesOf(context).ctx, tokenOf(request)) };
}

/** An answered link is used up, so keep showing the answer rather than reloading. */
export const shouldRevalidate = () => false;

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = servicesOf(context);
  const form = await request.formData();
  const given = { token: tokenOf(request) };
  const isStop = form.get('answer') === 'stop';
  const done = await (isStop ? stopEmailChange(ctx, given) : approveEmailChange(ctx, given));
  if (done.ok) return { done: isStop ? ('stopped' as const) : ('approved' as const) };
  return data({ message: text(done.reason === 'email-in-use' ? 'email.inUse' : 'link.expired') }, 400);
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, (message) => ({ message }));

/** Where the email to the old address leads. Mail programs open links on their own, so only a click decides. */
export default function EmailChange({ loaderData: { change }, actionData: answered }: Route.ComponentProps) {
  const actionData = useLastAnswer(answered);
  const pending = useNavigation().formData?.get('answer');
  if (actionData && 'done' in actionData) {
    const said = words.done[actionData.done];
    return (
      <AccountPage title={said.title} lead={said.lead(change ?? { email: '', newEmail: '' })}>
        <LinkButton href="/">{words.toHome}</LinkButton>
      </AccountPage>
    );
  }
  if (!change) {
    return (
      <AccountPage title={words.title} lead={text('link.expired')}>
        <LinkButton href="/?signUp=forgot">{words.newPassword}</LinkButton>
      </AccountPage>
    );
  }
  const isAsked = change.step === 'ask';
  return (
    <AccountPage title={words.title} lead={isAsked ? words.asked(change) : words.told(change)}>
      <Form method="post">
        {actionData && <ErrorSummary heading={text('form.problem')} message={actionData.message} />}
        <Button type="submit" name="answer" value="stop" wide pending={pending === 'stop'}>
          {words.stop}
        </Button>
        {isAsked && (
          <Button type="submit" name="answer" value="approve" kind="ghost" wide pending={pending === 'approve'}>
            {words.approve}
          </Button>
        )}
      </Form>
    </AccountPage>
  );
}
