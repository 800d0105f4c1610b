import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { limitedDoor } from '#app/shell/guards.ts';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { unsubscribe } from '#server/newsletter/unsubscribe.ts';
import type { Route } from './+types/unsubscribe.route.ts';
import { PressOnce } from './press-once.tsx';
import { letterWords as words } from './words.ts';

export const middleware: Route.MiddlewareFunction[] = limitedDoor('unsubscribe');

export const meta = () => pageTitle(words.unsubscribeTitle);

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export const loader = ({ request }: Route.LoaderArgs) => ({ token: tokenOf(request) });

/** Submitted from our page, or by the reader's mail program, which posts to this URL directly. */
export async function action({ request, context }: Route.ActionArgs) {
  await unsubscribe(servicesOf(context).ctx, tokenOf(request));
  return { done: true };
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, (unanswered) => ({ unanswered }));

export default function LeaveLetter({ loaderData: { token }, actionData }: Route.ComponentProps) {
  if (!actionData || 'unanswered' in actionData) {
    const problem = actionData?.unanswered ?? null;
    return (
      <PressOnce
        title={words.confirming}
        lead={words.unsubscribeLead}
        label={words.unsubscribe}
        {...{ token, problem }}
      />
    );
  }
  return (
    <PageHead title={words.unsubscribed} lead={words.unsubscribedLead}>
      <LinkButton href="/">Go to the home page</LinkButton>
    </PageHead>
  );
}
