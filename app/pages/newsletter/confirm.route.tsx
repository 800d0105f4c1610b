import { data } from 'react-router';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { limitedDoor } from '#app/shell/guards.ts';
import { PageHead } from '#app/shell/page/page-head.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { confirmSubscription } from '#server/newsletter/confirm-subscription.ts';
import type { Route } from './+types/confirm.route.ts';
import { PressOnce } from './press-once.tsx';
import { letterWords as words } from './words.ts';

export const middleware: Route.MiddlewareFunction[] = limitedDoor('mailedLink');

export const meta = () => pageTitle(words.confirmTitle);

export const loader = ({ request }: Route.LoaderArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export async function action({ request, context }: Route.ActionArgs) {
  const token = String((await request.formData()).get('token') ?? '');
  const confirmed = await confirmSubscription(servicesOf(context).ctx, token);
  return confirmed.ok ? confirmed : data(confirmed, { status: 400 });
}

export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, (unanswered) => ({ unanswered }));

export default function ConfirmLetter({ loaderData: { token }, actionData }: Route.ComponentProps) {
  if (!actionData || 'unanswered' in actionData) {
    const problem = actionData?.unanswered ?? null;
    return (
      <PressOnce title={words.confirming} lead={words.confirmLead} label={words.confirm} {...{ token, problem }} />
    );
  }
  return (
    <PageHead
      title={actionData.ok ? words.confirmed : words.notNow}
      lead={actionData.ok ? words.confirmedLead : words.refused[actionData.reason]}
    >
      {actionData.ok ? (
        <LinkButton href="/inspiration-gallery">Open the gallery</LinkButton>
      ) : (
        <LinkButton href="/contact">Contact us</LinkButton>
      )}
    </PageHead>
  );
}
