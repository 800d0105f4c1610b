import { redirect } from 'react-router';
import { LineTimeline } from '#app/parts/order/line-timeline.tsx';
import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { Receipt } from '#app/parts/order/receipt.tsx';
import { StatusLabel } from '#app/parts/order/status-label.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { pageTitle } from '#app/shell/page-title.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { ArrowLeftIcon, ExternalIcon } from '#app/ui/icon/signs.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { getOrder } from '#server/order/get-order.ts';
import type { LineView } from '#server/order/order-view.ts';
import type { Route } from './+types/order.route.ts';
import styles from './order.module.css';
import { ordersWords as words } from './words.ts';

export const meta = () => pageTitle('Your order');

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await getOrder(servicesOf(context).ctx, params.orderId);
  if (!order) throw redirect('/orders');
  return { order };
}

export default function Order({ loaderData }: Route.ComponentProps) {
  const { order } = loaderData;
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <TextLink href="/orders" soft className={styles.back}>
          <ArrowLeftIcon small /> {words.back}
        </TextLink>
        <Title as="h1" size="question">
          {order.paidAt && words.orderOf(orderPartWords.day(order.paidAt))}
        </Title>
        <StatusLabel status={order.status} />
      </div>
      <section className={styles.lines} aria-labelledby="pieces">
        <Title as="h2" size="heading" id="pieces">
          {words.pieces}
        </Title>
        <ul className={styles.list}>
          {order.lines.map((line) => (
            <OrderLine key={line.id} line={line} />
          ))}
        </ul>
        <Text size="caption" tone="soft">
          {words.late} {words.returns}
        </Text>
      </section>
      <div className={styles.receipt}>
        <Receipt order={order} />
      </div>
    </Wrap>
  );
}

function OrderLine({ line }: { line: LineView }) {
  const { name, vendor, quantity, picture, carrier, tracking, state, shipBy, events } = line;
  const waits = state === 'placed' || state === 'confirmed';
  return (
    <li className={styles.line}>
      <PieceTile picture={picture} large />
      <div className={styles.words}>
        <Text as="span" strong>
          {name}
        </Text>
        <Text as="span" size="small" tone="soft">
          {vendor}, {orderPartWords.count(quantity)}
        </Text>
        {waits && (
          <Text as="span" size="small">
            {words.shipBy(shipBy)}
          </Text>
        )}
        {carrier && tracking && (
          <Text as="span" size="small">
            {carrier.href ? (
              <TextLink href={carrier.href} soft target="_blank" rel="noreferrer">
                {words.follow(carrier.name)} <ExternalIcon small />
              </TextLink>
            ) : (
              words.tracking(carrier.name, tracking)
            )}
          </Text>
        )}
      </div>
      <LineTimeline name={name} events={events} />
    </li>
  );
}
