import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Receipt } from '#app/parts/order/receipt.tsx';
import { answerOrRefuse } from '#app/shell/acts/answer-or-refuse.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import type { RouteHandle } from '#app/shell/route-handle.ts';
import { useSession } from '#app/shell/session/session.ts';
import { Button } from '#app/ui/action/button.tsx';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { Loader } from '#app/ui/notice/loader.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { toDollars } from '#core/money/index.ts';
import { orderNumber } from '#core/order/index.ts';
import { paymentErrorText } from '#core/texts/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { getReceipt, type Receipt as ReceiptFacts, settleReceipt } from '#server/order/records/get-receipt.ts';
import type { Route } from './+types/purchase-success.route.ts';
import styles from './purchase-success.module.css';
import { StandingPieces } from './standing-pieces.tsx';
import { successWords as words } from './words.ts';

const everyMs = 10_000;

/** Checks on a timer while something is pending, and on click; never twice at once. */
function useLookAgain(open: boolean, { look, isLooking }: { look: () => void; isLooking: boolean }): () => void {
  const lookOnce = () => {
    if (!isLooking) look();
  };
  const lookNow = useEffectEvent(lookOnce);

  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') lookNow();
    }, everyMs);
    return () => clearInterval(timer);
  }, [open]);

  return lookOnce;
}

export const handle = {
  purchase(loaded) {
    const receipt = (loaded as { receipt?: ReceiptFacts } | undefined)?.receipt;
    if (receipt?.state !== 'paid') return null;
    return { number: orderNumber(receipt.order.id), dollars: toDollars(receipt.order.paidCents) };
  },
} satisfies RouteHandle;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageTitle(loaderData?.receipt.state === 'paid' ? 'Thank you' : 'Your payment');

/** The order is in the URL, so a refresh shows the same receipt. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const orderId = new URL(request.url).searchParams.get('order') ?? '';
  const receipt = await getReceipt(servicesOf(context).ctx, orderId);
  if (!receipt) throw redirect('/orders');
  return { receipt };
}

/** Settles a payment made a moment ago. The loader then shows the result. */
export async function action({ request, context }: Route.ActionArgs) {
  const orderId = new URL(request.url).searchParams.get('order') ?? '';
  return { settled: await settleReceipt(servicesOf(context).ctx, orderId) };
}

/** If there's no answer, the page checks again by itself. */
export const clientAction = (act: Route.ClientActionArgs) => answerOrRefuse(act, () => ({ settled: false }));

function whyUnpaid({ ended, problem }: Extract<ReceiptFacts, { state: 'unpaid' }>): string {
  if (ended) return words.ended;
  return problem ? paymentErrorText(problem) : words.unpaid;
}

export default function PurchaseSuccess({ loaderData }: Route.ComponentProps) {
  const { receipt } = loaderData;
  const { user } = useSession();
  const isSettling = receipt.state === 'settling';
  const isOpen = isSettling || receipt.state === 'waiting' || receipt.state === 'unknown';
  const { submit, state } = useFetcher<typeof action>();
  const settle = () => void submit(null, { method: 'post' });
  const lookAgain = useLookAgain(isOpen, { look: settle, isLooking: state !== 'idle' });
  const hasSettled = useRef(false);
  useEffect(() => {
    if (!isSettling || hasSettled.current) return;
    hasSettled.current = true;
    void submit(null, { method: 'post' });
  }, [isSettling, submit]);
  if (isSettling && (!hasSettled.current || state !== 'idle')) {
    return (
      <Wrap className={styles.alone}>
        <Loader visible>{words.settling}</Loader>
      </Wrap>
    );
  }
  if (isOpen) {
    const isWaiting = receipt.state === 'waiting';
    return (
      <Wrap className={styles.alone}>
        <EmptyState
          title={isWaiting ? words.waitingTitle : words.unknownTitle}
          headingLevel="h1"
          actions={<Button onClick={lookAgain}>{words.again}</Button>}
        >
          {isWaiting ? words.waiting : words.unknown}
        </EmptyState>
      </Wrap>
    );
  }
  if (receipt.state !== 'paid') {
    return (
      <Wrap className={styles.alone}>
        <EmptyState
          title={receipt.state === 'unpaid' ? words.unpaidTitle : words.givenBackTitle}
          headingLevel="h1"
          actions={<LinkButton href={`/checkout/${receipt.selectionId}`}>{words.back}</LinkButton>}
        >
          {receipt.state === 'unpaid' ? whyUnpaid(receipt) : words.givenBack}
        </EmptyState>
      </Wrap>
    );
  }
  const { order } = receipt;
  const [soonest = ''] = order.lines.map(({ shipBy }) => shipBy).toSorted();
  const arrivals = words.arrivals(order.lines);
  return (
    <Wrap className={styles.page}>
      <div className={styles.words}>
        <Title as="h1" size="section">
          {words.title(user?.firstName ?? '')}
        </Title>
        {order.status === 'placed' && (
          <>
            <Text size="lead" tone="soft">
              {words.lead}
            </Text>
            <Text>
              {words.soonest(soonest)} {arrivals && `${arrivals}.`}
            </Text>
          </>
        )}
        <div className={styles.ways}>
          <LinkButton href={`/orders/${order.id}`}>{words.toOrder}</LinkButton>
          <LinkButton href="/projects" kind="ghost">
            {words.toProjects}
          </LinkButton>
        </div>
        <StandingPieces lines={order.lines} />
      </div>
      <Receipt order={order} panel />
    </Wrap>
  );
}
