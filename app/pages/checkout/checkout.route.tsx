import { redirect, type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from 'react-router';
import { pageTitle } from '#app/shell/page-title.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { placeRefusalWords } from '#core/order/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { checkoutFacts } from '#server/order/checkout-facts.ts';
import type { Route } from './+types/checkout.route.ts';
import styles from './checkout.module.css';
import { CheckoutPage } from './checkout-page.tsx';
import { paying } from './paying.ts';
import { checkoutWords as words } from './words.ts';

export const meta = () => pageTitle('Checkout');

export const handle = { footer: 'none' } satisfies RouteHandle;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { ctx, cards } = servicesOf(context);
  const opened = await checkoutFacts(ctx, { selectionId: params.selectionId });
  if (opened.ok) return { facts: opened.facts, cards };
  if (opened.reason !== 'already-ordered') {
    if (opened.reason === 'not-found') throw redirect('/');
    return { facts: null, cards };
  }
  // Straight from the bank it is the receipt that is wanted.
  const fromBank = new URL(request.url).searchParams.has('order');
  throw redirect(fromBank ? `/purchase-success?order=${opened.orderId}` : `/orders/${opened.orderId}`);
}

export const shouldRevalidate = ({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !paying.isUnderWay();

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { facts, cards } = loaderData;
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  if (!facts) {
    return (
      <Wrap className={styles.alone}>
        <EmptyState
          title={words.unavailableTitle}
          headingLevel="h1"
          actions={<Button onClick={() => revalidate()}>{words.again}</Button>}
        >
          {words.unavailable}
        </EmptyState>
      </Wrap>
    );
  }
  const { quote } = facts;
  if (!quote.orderable || quote.pieces.length === 0) {
    return (
      <Wrap className={styles.alone}>
        {quote.orderable ? (
          <EmptyState
            title={words.emptyTitle}
            headingLevel="h1"
            actions={<LinkButton href={`/results/${quote.selectionId}`}>{words.emptyWay}</LinkButton>}
          >
            {words.empty}
          </EmptyState>
        ) : (
          <EmptyState
            title={words.olderTitle}
            headingLevel="h1"
            actions={<LinkButton href="/projects">{words.olderWay}</LinkButton>}
          >
            {placeRefusalWords({ reason: 'not-orderable' }, () => '')}
          </EmptyState>
        )}
      </Wrap>
    );
  }
  return <CheckoutPage facts={facts} cards={cards} fromBank={search.has('order')} />;
}
