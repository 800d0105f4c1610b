import { redirect } from 'react-router';
import { StatusLabel } from '#app/parts/order/status-label.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { ListFilters } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { Pager } from '#app/parts/studio-list/pager.tsx';
import { readChoice, readPage, readWords } from '#app/parts/studio-list/read-page.ts';
import { listWords } from '#app/parts/studio-list/words.ts';
import { pageTitle } from '#app/shell/page-title.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { lineLifecycle, lineStateWords } from '#core/order/index.ts';
import { dayWords } from '#core/promotion/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { searchOrders } from '#server/order/list-orders.ts';
import type { Route } from './+types/orders.route.ts';
import { studioOrdersWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const state = readChoice(searchParams, 'state', lineLifecycle.states);
  const question = { words: readWords(searchParams), state, page: readPage(searchParams) };
  const list = await searchOrders(servicesOf(context).ctx, question);
  if (!list) throw redirect('/studio');
  return { list, isNarrowed: Boolean(state || question.words) };
}

export default function StudioOrders({ loaderData: { list, isNarrowed } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead}>
      <ListFilters
        search={words.search}
        filters={[
          {
            name: 'state',
            label: words.stateFilter,
            options: lineLifecycle.states.map((value) => ({ value, label: lineStateWords[value] })),
          },
        ]}
      />
      <Table
        caption={words.title}
        hideCaption
        rows={list.rows}
        rowId={({ id }) => id}
        empty={isNarrowed ? listWords.nothing : words.empty}
        columns={[
          {
            id: 'order',
            title: words.order,
            cell: ({ id, pieces }) => <TextLink href={`/studio/orders/${id}`}>{pieces.join(', ')}</TextLink>,
          },
          {
            id: 'customer',
            title: words.customer,
            cell: ({ customer, email }) => (
              <>
                {customer}
                <Text as="span" size="small" tone="soft">
                  {' '}
                  {email ?? words.unknownCustomer}
                </Text>
              </>
            ),
          },
          { id: 'paid', title: words.paid, cell: ({ paidAt }) => paidAt && orderPartWords.day(paidAt) },
          { id: 'state', title: words.state, cell: ({ status }) => <StatusLabel status={status} /> },
          { id: 'shipBy', title: words.shipBy, cell: ({ firstShipBy }) => firstShipBy && dayWords(firstShipBy) },
          { id: 'total', title: words.total, number: true, cell: ({ cents }) => <Price cents={cents} exact /> },
        ]}
      />
      <Pager list={list} />
    </ListPage>
  );
}
