import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { StatusLabel } from '#app/parts/order/status-label.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { Link } from '#app/ui/link.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { sumGoingBack } from '#core/payment/index.ts';
import type { OrderView } from '#server/order/records/order-view.ts';
import styles from './orders.module.css';
import { ordersWords as words } from './words.ts';

/** One order in the list: its pieces, status, the total paid by card, and how much of that is refunded. */
export function OrderRow({ order }: { order: OrderView }) {
  const names = order.lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  const arrivals = words.arrivals(order.lines);
  const back = sumGoingBack(order.refunds);
  return (
    <li className={styles.order}>
      <div className={styles.tiles}>
        {order.lines.map(({ id, picture }) => (
          <PieceTile key={id} picture={picture} large />
        ))}
      </div>
      <div className={styles.words}>
        <Title as="h2" size="small">
          <Link href={`/orders/${order.id}`} className={styles.name}>
            {order.paidAt && words.orderOf(orderPartWords.day(order.paidAt))}
          </Link>
        </Title>
        <Text size="small" tone="soft">
          {names.join(', ')}
        </Text>
        {arrivals && <Text size="small">{arrivals}</Text>}
        <Text size="caption" tone="soft">
          {orderPartWords.order(order.id)}
        </Text>
      </div>
      <div className={styles.facts}>
        <StatusLabel status={order.status} />
        <span className={styles.sum}>
          <Price cents={order.paidCents} exact look="strong" />
          {back > 0 && (
            <Text as="span" size="caption" tone="soft">
              {orderPartWords.goesBack(back)}
            </Text>
          )}
        </span>
      </div>
    </li>
  );
}
