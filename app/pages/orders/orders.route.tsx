import { pageTitle } from '#app/shell/page/page-title.ts';
import { LinkButton } from '#app/ui/action/link-button.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { EmptyState } from '#app/ui/notice/empty-state.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { servicesOf } from '#server/http/router-context.ts';
import { ordersOfAccount } from '#server/order/records/orders-of-account.ts';
import type { Route } from './+types/orders.route.ts';
import { OrderRow } from './order-row.tsx';
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
        <div className={styles.empty}>
          <EmptyState title={words.emptyTitle} actions={<LinkButton href="/projects">{words.emptyWay}</LinkButton>}>
            {words.empty}
          </EmptyState>
        </div>
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
