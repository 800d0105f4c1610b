import { StatusLabel } from '#app/parts/order/status-label.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { pageTitle } from '#app/shell/page-title.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { cardCharge } from '#core/money/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { listOrders } from '#server/order/list-orders.ts';
import type { Route } from './+types/orders.route.ts';
import styles from './orders.module.css';
import { studioOrdersWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ context }: Route.LoaderArgs) {
  return { orders: await listOrders(servicesOf(context).ctx) };
}

export default function StudioOrders({ loaderData }: Route.ComponentProps) {
  return (
    <Wrap className={styles.list}>
      <Title as="h1" size="section">
        {words.title}
      </Title>
      <Text tone="soft">{words.lead}</Text>
      <Table
        caption={words.title}
        hideCaption
        rows={loaderData.orders}
        rowId={({ id }) => id}
        empty={words.empty}
        columns={[
          {
            id: 'order',
            title: words.order,
            cell: ({ id, lines }) => (
              <TextLink href={`/studio/orders/${id}`}>{lines.map(({ name }) => name).join(', ')}</TextLink>
            ),
          },
          {
            id: 'customer',
            title: words.customer,
            cell: ({ address }) => address.name,
          },
          { id: 'paid', title: words.paid, cell: ({ paidAt }) => paidAt && orderPartWords.day(paidAt) },
          { id: 'state', title: words.state, cell: ({ status }) => <StatusLabel status={status} /> },
          {
            id: 'shipBy',
            title: words.shipBy,
            cell: ({ lines }) => {
              const [first] = lines.map(({ shipBy }) => shipBy).toSorted();
              return first && dayWords(first);
            },
          },
          {
            id: 'total',
            title: words.total,
            number: true,
            cell: ({ totals }) => <Price cents={cardCharge(totals.total)} exact />,
          },
        ]}
      />
    </Wrap>
  );
}
