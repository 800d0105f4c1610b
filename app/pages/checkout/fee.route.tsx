import { feeReturnPath } from '#app/parts/fee/payment-acts.ts';
import { PaymentStep } from '#app/parts/fee/payment-step.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { paymentStepFacts } from '#server/fee/paying/payment-step-facts.ts';
import { surveyOfFee } from '#server/fee/paying/survey-of-fee.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/fee.route.ts';
import styles from './checkout.module.css';

export const handle = { footer: 'slim' } satisfies RouteHandle;

export const meta = () => pageTitle('Your payment');

/** Where the bank sends a customer who paid the fee. The step settles the payment as soon as the page is there. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, cards } = servicesOf(context);
  const feeId = new URL(request.url).searchParams.get('order') ?? '';
  const surveyId = await surveyOfFee(ctx, feeId);
  if (surveyId === null) throw redirect('/projects');
  return { feeId, surveyId, loaded: { facts: await paymentStepFacts(ctx, { surveyId }), cards } };
}

export default function FeePage({ loaderData: { feeId, surveyId, loaded } }: Route.ComponentProps) {
  return (
    <Wrap className={styles.alone}>
      <PaymentStep surveyId={surveyId} loaded={loaded} path={feeReturnPath(feeId)} />
    </Wrap>
  );
}
