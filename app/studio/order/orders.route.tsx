import { StatusLabel } from '#app/parts/order/status-label.tsx';
import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { lineLifecycle, lineStateWords, orderNumber } from '#core/order/index.ts';
import { easternDay, shortDayWords } from '#core/promotion/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { searchOrders } from '#server/order/records/list-orders.ts';
import type { Route } from './+types/orders.route.ts';
import { studioOrdersWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asked, choice } = readListAddress(request);
  const question = { ...asked, state: choice('state', lineLifecycle.states) };
  const list = await searchOrders(servicesOf(context).ctx, question);
  if (!list) throw redirect('/studio');
  return { list };
}

export default function StudioOrders({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead}>
      <StudioList
        caption={words.title}
        search={words.search}
        filters={[filterBy('state', words.stateFilter, lineLifecycle.states, (value) => lineStateWords[value])]}
        list={list}
        rowId={({ id }) => id}
        empty={words.empty}
        columns={[
          {
            id: 'order',
            title: words.order,
            cell: ({ id, pieces }) => (
              <TwoLines
                first={<TextLink href={`/studio/orders/${id}`}>{orderNumber(id)}</TextLink>}
                second={pieces.join(', ')}
              />
            ),
          },
          {
            id: 'customer',
            title: words.customer,
            cell: ({ customer, email, accountId }) => (
              <TwoLines
                first={
                  email === null ? (
                    customer
                  ) : (
                    <TextLink inline href={`/studio/customers/${accountId}`}>
                      {customer}
                    </TextLink>
                  )
                }
                second={email ?? words.unknownCustomer}
              />
            ),
          },
          {
            id: 'paid',
            title: words.paid,
            oneLine: true,
            cell: ({ paidAt }) => paidAt && shortDayWords(easternDay(paidAt)),
          },
          { id: 'state', title: words.state, oneLine: true, cell: ({ status }) => <StatusLabel status={status} /> },
          {
            id: 'shipBy',
            title: words.shipBy,
            oneLine: true,
            cell: ({ firstShipBy }) => firstShipBy && shortDayWords(firstShipBy),
          },
          { id: 'total', title: words.total, number: true, cell: ({ cents }) => <Price cents={cents} exact /> },
        ]}
      />
    </ListPage>
  );
}
