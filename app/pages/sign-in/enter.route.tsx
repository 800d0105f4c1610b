import { data, Form, useLocation, useNavigation } from 'react-router';
import { AccountPage } from '#app/parts/account/account-page.tsx';
import { signInPath } from '#app/parts/account/sign-in-path.ts';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { useLastAnswer } from '#app/shell/acts/last-answer.ts';
import { limitedDoor } from '#app/shell/guards.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { useSession } from '#app/shell/session/session.ts';
import { useSignOut } from '#app/shell/session/use-sign-out.ts';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { ErrorSummary } from '#app/ui/notice/error-summary.tsx';
import { text } from '#core/texts/index.ts';
import { confirmLoginValue, readLoginValue } from '#server/account/sign-in/enter-by-login-value.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/enter.route.ts';
import { enterWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export const middleware: Route.MiddlewareFunction[] = limitedDoor('mailedLink', { param: 'login' });

const loginOf = (request: Request) => new URL(request.url).searchParams.get('login') ?? '';

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await readLoginValue(servicesOf(context).ctx, loginOf(request));
  return { email: found?.email ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, auth } = servicesOf(context);
  const arrival = await confirmLoginValue(ctx, auth, { value: loginOf(request), headers: request.headers });
  if (arrival.kind === 'entered') throw redirect('/projects', { headers: arrival.headers });
  if (arrival.kind === 'here') throw redirect('/projects');
  return data({ message: arrival.kind === 'ask' ? words.signOutFirst : text('link.expired') }, 400);
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, (message) => ({ message }));

/** A sign-in link can appear on any page of any site, so the user confirms here that they meant it. */
export default function Enter({ loaderData: { email }, actionData: answered }: Route.ComponentProps) {
  const { user } = useSession();
  const actionData = useLastAnswer(answered);
  const pending = useNavigation().state !== 'idle';
  if (email === null) {
    return (
      <AccountPage title={words.title} lead={text('link.expired')}>
        <LinkButton href={user ? '/projects' : signInPath('/projects')}>
          {user ? words.toProjects : words.signIn}
        </LinkButton>
      </AccountPage>
    );
  }
  if (user && user.email !== email) return <OtherAccount email={email} current={user.email} />;
  return (
    <AccountPage title={words.asking} lead={words.lead(email)}>
      <Form method="post">
        {actionData && <ErrorSummary heading={text('form.problem')} message={actionData.message} />}
        <Button type="submit" wide pending={pending}>
          {words.yes}
        </Button>
      </Form>
      <LinkButton kind="ghost" href="/">
        {words.no}
      </LinkButton>
    </AccountPage>
  );
}

function OtherAccount({ email, current }: { email: string; current: string }) {
  const { pathname, search } = useLocation();
  const { signOut, leaving } = useSignOut(pathname + search);
  return (
    <AccountPage title={words.asking} lead={words.other(current, email)}>
      <Button wide pending={leaving} onClick={() => void signOut()}>
        {words.signOut}
      </Button>
      <LinkButton kind="ghost" href="/projects">
        {words.stay}
      </LinkButton>
    </AccountPage>
  );
}
