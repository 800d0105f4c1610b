import { data } from 'react-router';
import { AccountPage } from '#app/parts/account/account-page.tsx';
import { signInPath } from '#app/parts/account/sign-in-path.ts';
import { limitedDoor } from '#app/shell/guards.ts';
import { pageTitle } from '#app/shell/page-title.ts';
import { useSession } from '#app/shell/session.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { text } from '#core/texts/index.ts';
import { verifyEmail } from '#server/account/sign-in/verify-email.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/verify-email.route.ts';
import { verifyWords as words } from './words.ts';

export const middleware: Route.MiddlewareFunction[] = limitedDoor('mailedLink', { param: 'token' });

export const meta = () => pageTitle(words.title);

/** Where the mailed link leads. Following it is the act. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, auth } = servicesOf(context);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const done = await verifyEmail(ctx, auth, { token, headers: request.headers });
  if (done.ok) return data({ email: done.email, problem: null }, { headers: done.headers });
  return data({ email: null, problem: done.reason }, { status: 400 });
}

/** Asked again by the router it would be followed twice. */
export const shouldRevalidate = () => false;

const problems = {
  'link-expired': text('link.expired'),
  'email-in-use': text('email.inUse'),
  'second-factor': text('signIn.secondFactor'),
} as const;

export default function VerifyEmail({ loaderData: { email, problem } }: Route.ComponentProps) {
  const { user } = useSession();
  if (problem) {
    return (
      <AccountPage title={words.failed} lead={problems[problem]}>
        <LinkButton href={user ? '/profile' : signInPath('/profile')}>{words.again}</LinkButton>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={words.title} lead={words.lead(email ?? '')}>
      <LinkButton href={user ? '/projects' : '/'}>{user ? words.toProjects : words.toHome}</LinkButton>
    </AccountPage>
  );
}
