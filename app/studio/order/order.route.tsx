import { Receipt } from '#app/parts/order/receipt.tsx';
import { StatusLabel } from '#app/parts/order/status-label.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { DetailPage } from '#app/parts/studio-list/detail-page.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { useMay } from '#app/shell/session/use-may.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { getStudioOrder } from '#server/order/records/get-studio-order.ts';
import type { Route } from './+types/order.route.ts';
import { BooksSection } from './books-section.tsx';
import { LineSection } from './line-section.tsx';
import { NextActs } from './next-acts.tsx';
import styles from './order.module.css';
import { RefundsSection } from './refunds-section.tsx';
import { studioOrdersWords as words } from './words.ts';

export const meta = () => pageTitle(words.order);

export async function loader({ params, context }: Route.LoaderArgs) {
  const order = await getStudioOrder(servicesOf(context).ctx, params.orderId);
  if (!order) throw redirect('/studio/orders');
  return { order };
}

export default function StudioOrder({ loaderData: { order } }: Route.ComponentProps) {
  const may = useMay();
  return (
    <DetailPage
      back={{ href: '/studio/orders', label: words.back }}
      title={[order.address.name, order.paidAt && orderPartWords.day(order.paidAt)].filter(Boolean).join(', ')}
      lead={
        <span className={styles.lead}>
          <StatusLabel status={order.status} /> {orderPartWords.order(order.id)},{' '}
          {order.customer && may('customer.view') ? (
            <TextLink inline href={`/studio/customers/${order.accountId}`}>
              {order.customer.email}
            </TextLink>
          ) : (
            (order.customer?.email ?? words.unknownCustomer)
          )}
        </span>
      }
    >
      <div className={styles.order}>
        <div className={styles.main}>
          <NextActs orderId={order.id} lines={order.lines} facts={order.facts} />
          <ListSection id="pieces" title={words.pieces}>
            <ul className={styles.lines}>
              {order.lines.map((line) => (
                <LineSection key={line.id} line={line} lines={order.lines} facts={order.facts} />
              ))}
            </ul>
          </ListSection>
        </div>
        <div className={styles.aside}>
          <div className={styles.receipt}>
            <Receipt order={order} title={words.receipt} />
          </div>
          <BooksSection order={order} />
          {order.refunds.length > 0 && <RefundsSection order={order} />}
        </div>
      </div>
    </DetailPage>
  );
}
