import { Receipt } from '#app/parts/order/receipt.tsx';
import { StatusLabel } from '#app/parts/order/status-label.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import type { SavedCard } from '#app/parts/payment/card/card-form-types.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { useFocusKept } from '#app/ui/focus/use-focus-kept.ts';
import { ArrowLeftIcon } from '#app/ui/icon/acts.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { BrowserCards } from '#server/http/router-context.ts';
import type { OrderToShow } from '#server/order/records/order-to-show.ts';
import { DeliverySection } from './appointment/delivery-section.tsx';
import { Confirmed } from './confirmed.tsx';
import styles from './order.module.css';
import { OrderLine } from './order-line.tsx';
import { RefundsSection } from './refunds-section.tsx';
import { ordersWords as words } from './words.ts';

interface OrderPageProps extends OrderToShow {
  cards: BrowserCards;
  saved: readonly SavedCard[];
  /** The record ids of pieces the customer has reviewed. */
  reviewed: readonly string[];
}

/** One order: every piece with its timeline and actions, what was paid, and what is refunded. */
export function OrderPage(props: OrderPageProps) {
  const { order, standings, credits, choices, statements, again, cards, saved, reviewed } = props;
  const { lines, refunds, status, paidAt } = order;
  const { place, rest } = useFocusKept<HTMLElement, HTMLHeadingElement>();
  const arrivals = words.arrivals(lines);
  const able = lines.filter(({ may }) => may.cancel).length;
  const live = lines.filter(({ state }) => state !== 'cancelled').length;
  const rights = [choices.ifLate && words.late, choices.sendBack && words.returns].filter(Boolean).join(' ');
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <TextLink href="/orders" soft className={styles.back}>
          <ArrowLeftIcon small /> {words.back}
        </TextLink>
        <Title as="h1" size="question">
          {paidAt && words.orderOf(orderPartWords.day(paidAt))}
        </Title>
        <div className={styles.state}>
          <StatusLabel status={status} />
          <Text as="span" size="small" tone="soft">
            {orderPartWords.order(order.id)}
          </Text>
        </div>
        {arrivals && <Text>{arrivals}.</Text>}
        <div className={styles.ways}>
          {again && (
            <TextLink href={`/results/${order.selectionId}`} soft>
              {words.again}
            </TextLink>
          )}
          <TextLink href={`/results/${order.selectionId}#messages`} soft>
            {words.message}
          </TextLink>
          <TextLink href={`/orders/${order.id}/receipt`} soft>
            {words.receipt}
          </TextLink>
          <TextLink href={`/orders/${order.id}/receipt.pdf`} soft download>
            {words.pdf}
          </TextLink>
        </div>
      </div>
      <DeliverySection errand="delivery" lines={lines} days={props.deliveryDays} />
      <DeliverySection errand="pick-up" lines={lines} days={props.deliveryDays} />
      <section ref={place} className={styles.lines} aria-labelledby="pieces">
        <Title ref={rest} as="h2" size="heading" id="pieces" tabIndex={-1}>
          {words.pieces}
        </Title>
        <ul className={styles.list}>
          {lines.map((line) => (
            <OrderLine
              {...{ line, lines, standings, statements, cards, saved }}
              key={line.id}
              zip={order.address.zip}
              isReviewed={reviewed.includes(line.recordId)}
            />
          ))}
        </ul>
        {able > 1 && (
          <Confirmed
            label={able === live ? words.cancelAll : words.cancelRest}
            ask={words.cancelAllAsk}
            statement={statements.cancelAll}
            go={words.cancelGo}
            act="cancel"
          />
        )}
        {rights && (
          <Text size="caption" tone="soft">
            {rights}
          </Text>
        )}
      </section>
      <div className={styles.aside}>
        {(refunds.length > 0 || credits.length > 0) && <RefundsSection order={order} credits={credits} />}
        <Receipt order={order} panel />
      </div>
    </Wrap>
  );
}
