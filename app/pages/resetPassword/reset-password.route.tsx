import { data, Form, useNavigation } from 'react-router';
import { AccountPage } from '#app/parts/account/account-page.tsx';
import { ChoosePassword } from '#app/parts/account/choose-password.tsx';
import { accountWords as forms } from '#app/parts/account/words.ts';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { limitedDoor } from '#app/shell/guards.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { text } from '#core/texts/index.ts';
import { resetLinkHolds, resetPassword } from '#server/account/sign-in/reset-password.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/reset-password.route.ts';
import { resetWords as words } from './words.ts';

export const middleware: Route.MiddlewareFunction[] = limitedDoor('mailedLink', { param: 'token' });

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) return { link: 'none' as const };
  const { ctx } = servicesOf(context);
  return { link: (await resetLinkHolds(ctx, token)) ? ('good' as const) : ('expired' as const) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, auth } = servicesOf(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const given = { token, password: field('password'), repeat: field('repeat'), headers: request.headers };
  const done = await resetPassword(ctx, auth, given);
  if (done.ok) throw redirect('/?signUp=1&changed=password', { headers: done.headers });
  if (done.reason === 'link-expired') return data({ expired: true, problems: {} }, { status: 400 });
  return data({ expired: false, problems: done.problems }, { status: 400 });
}

export const clientAction = (act: Route.ClientActionArgs) =>
  answerOrRefuse(act, (message) => ({ expired: false, problems: {}, message }));

export default function ResetPassword({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useLastAnswer(answered);
  const pending = useNavigation().state !== 'idle';
  if (loaderData.link === 'none') return <Ask lead={words.openLink} />;
  if (loaderData.link === 'expired' || actionData?.expired) return <Ask lead={text('link.expired')} />;
  const problems: { password?: string; repeat?: string } = actionData?.problems ?? {};
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <Form method="post" noValidate>
        {actionData && 'message' in actionData && (
          <ErrorSummary heading={text('form.problem')} message={actionData.message} answer={actionData} />
        )}
        <ChoosePassword problems={problems} />
        <Button type="submit" wide pending={pending}>
          {forms.savePassword}
        </Button>
      </Form>
    </AccountPage>
  );
}

/** Without a working link there is no password to set; offer a new link. */
function Ask({ lead }: { lead: string }) {
  return (
    <AccountPage title={words.title} lead={lead}>
      <LinkButton href="/reset-password?signUp=forgot">{words.newLink}</LinkButton>
    </AccountPage>
  );
}
