import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { StatusLabel } from '#app/parts/order/status-label.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { pageTitle } from '#app/shell/page-title.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Link } from '#app/ui/link.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { cardCharge } from '#core/money/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { OrderView } from '#server/order/order-view.ts';
import { ordersOfAccount } from '#server/order/orders-of-account.ts';
import type { Route } from './+types/orders.route.ts';
import styles from './orders.module.css';
import { ordersWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ context }: Route.LoaderArgs) {
  return { orders: await ordersOfAccount(servicesOf(context).ctx) };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { orders } = loaderData;
  return (
    <Wrap className={styles.page}>
      <Title as="h1" size="section">
        {words.title}
      </Title>
      {orders.length === 0 ? (
        <EmptyState title={words.emptyTitle} actions={<LinkButton href="/projects">{words.emptyWay}</LinkButton>}>
          {words.empty}
        </EmptyState>
      ) : (
        <>
          <Text size="lead" tone="soft">
            {words.lead}
          </Text>
          <ul className={styles.list}>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        </>
      )}
    </Wrap>
  );
}

function OrderRow({ order }: { order: OrderView }) {
  const names = order.lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name));
  const back = order.refunds.reduce((sum, { cents }) => sum + cents, 0);
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
        <Text size="caption" tone="soft">
          {orderPartWords.order(order.id)}
        </Text>
      </div>
      <div className={styles.facts}>
        <StatusLabel status={order.status} />
        <span className={styles.sum}>
          <Price cents={cardCharge(order.totals.total)} exact look="strong" />
          {back > 0 && (
            <Text as="span" size="caption" tone="soft">
              {words.refunded(back)}
            </Text>
          )}
        </span>
      </div>
    </li>
  );
}
