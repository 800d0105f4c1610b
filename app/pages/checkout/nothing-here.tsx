import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { placeRefusalWords } from '#core/order/index.ts';
import type { Quote } from '#server/order/placing/quote-order.ts';
import styles from './checkout.module.css';
import { checkoutWords as words } from './words.ts';

/** Nothing is chosen (any more), these boards can no longer be ordered, or the shop takes no orders right now. */
export function NothingHere({
  quote,
}: {
  quote: Pick<Quote, 'selectionId' | 'orderable' | 'withdrawn' | 'checkoutOpen'>;
}) {
  const { selectionId, orderable, withdrawn, checkoutOpen } = quote;
  if (orderable && !checkoutOpen) {
    return (
      <Wrap className={styles.alone}>
        <EmptyState
          title={words.closedTitle}
          headingLevel="h1"
          actions={<LinkButton href={`/results/${selectionId}`}>{words.closedWay}</LinkButton>}
        >
          {placeRefusalWords({ reason: 'checkout-closed' }, () => '')}
        </EmptyState>
      </Wrap>
    );
  }
  return (
    <Wrap className={styles.alone}>
      {orderable ? (
        <EmptyState
          title={words.emptyTitle}
          headingLevel="h1"
          actions={<LinkButton href={`/results/${selectionId}`}>{words.emptyWay}</LinkButton>}
        >
          {words.empty}
        </EmptyState>
      ) : (
        <EmptyState
          title={withdrawn ? words.withdrawnTitle : words.olderTitle}
          headingLevel="h1"
          actions={<LinkButton href="/projects">{words.olderWay}</LinkButton>}
        >
          {placeRefusalWords({ reason: withdrawn ? 'withdrawn' : 'not-orderable' }, () => '')}
        </EmptyState>
      )}
    </Wrap>
  );
}
