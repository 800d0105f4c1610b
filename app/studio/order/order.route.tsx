import { redirect } from 'react-router';
import { Receipt } from '#app/parts/order/receipt.tsx';
import { StatusLabel } from '#app/parts/order/status-label.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { pageTitle } from '#app/shell/page-title.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { ArrowLeftIcon } from '#app/ui/icon/acts.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { getStudioOrder } from '#server/order/get-studio-order.ts';
import type { Route } from './+types/order.route.ts';
import { BooksPart } from './books-part.tsx';
import { LinePart } from './line-part.tsx';
import { NextActs } from './next-acts.tsx';
import styles from './order.module.css';
import { RefundsPart } from './refunds-part.tsx';
import { studioOrdersWords as words } from './words.ts';

export const meta = () => pageTitle(words.order);

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await getStudioOrder(servicesOf(context).ctx, params.orderId);
  if (!order) throw redirect('/studio/orders');
  return { order };
}

export default function StudioOrder({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <Wrap className={styles.order}>
      <div className={styles.head}>
        <TextLink href="/studio/orders" soft className={styles.back}>
          <ArrowLeftIcon small /> {words.back}
        </TextLink>
        <Title as="h1" size="section">
          {order.address.name}, {order.paidAt && orderPartWords.day(order.paidAt)}
        </Title>
        <StatusLabel status={order.status} />
        <Text size="small" tone="soft">
          {order.customer?.email ?? words.unknownCustomer}
        </Text>
      </div>
      <div className={styles.main}>
        <NextActs orderId={order.id} lines={order.lines} />
        <section aria-labelledby="pieces" className={styles.part}>
          <Title as="h2" size="small" id="pieces">
            {words.pieces}
          </Title>
          <ul className={styles.lines}>
            {order.lines.map((line) => (
              <LinePart key={line.id} line={line} />
            ))}
          </ul>
        </section>
      </div>
      <div className={styles.aside}>
        <div className={styles.receipt}>
          <Receipt order={order} />
        </div>
        <BooksPart order={order} />
        {order.refunds.length > 0 && <RefundsPart orderId={order.id} refunds={order.refunds} />}
      </div>
    </Wrap>
  );
}
