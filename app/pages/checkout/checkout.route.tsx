import { useEffect, useState } from 'react';
import { Navigate, type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from 'react-router';
import { signInPath } from '#app/parts/account/sign-in-path.ts';
import { requireSignInToOpen } from '#app/shell/guards.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { checkoutFacts } from '#server/order/placing/checkout-facts.ts';
import type { Route } from './+types/checkout.route.ts';
import styles from './checkout.module.css';
import { CheckoutPage } from './checkout-page.tsx';
import { paying } from './paying.ts';
import { useStanding } from './standing.ts';
import { checkoutWords as words } from './words.ts';

export const meta = () => pageTitle('Checkout');

export const handle = { footer: 'slim' } satisfies RouteHandle;

export const middleware: Route.MiddlewareFunction[] = [requireSignInToOpen];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { ctx, cards } = servicesOf(context);
  if (ctx.actor.kind !== 'account') return { facts: null, cards, signedOut: true };
  const returnedWith = new URL(request.url).searchParams.get('order');
  const opened = await checkoutFacts(ctx, { selectionId: params.selectionId, returnedWith });
  if (opened.ok) return { facts: opened.facts, cards, signedOut: false };
  if (opened.reason === 'not-found') throw redirect('/');
  if (opened.reason === 'provider-failed') return { facts: null, cards, signedOut: false };
  // A customer coming straight from the bank wants the receipt.
  const wantsReceipt = returnedWith !== null || opened.reason === 'undecided';
  throw redirect(wantsReceipt ? `/purchase-success?order=${opened.orderId}` : `/orders/${opened.orderId}`);
}

/** The bank's query parameters are read once; removing them afterwards must not reload. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !paying.isUnderWay() && currentUrl.search === nextUrl.search;

export default function Checkout({ loaderData, params: { selectionId } }: Route.ComponentProps) {
  const facts = useStanding({ ...loaderData, selectionId });
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const [fromBank] = useState(search.has('order'));

  // Remove the bank's parameters: read again later, they would send a customer who kept shopping to the earlier order.
  const isRead = facts !== null && search.has('order');
  useEffect(() => {
    if (isRead) setSearch({}, { replace: true, preventScrollReset: true });
  }, [isRead, setSearch]);

  if (!facts && loaderData.signedOut) return <Navigate to={signInPath(`/checkout/${selectionId}`)} replace />;
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
  return <CheckoutPage key={selectionId} facts={facts} cards={loaderData.cards} fromBank={fromBank} />;
}
