import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel } from '#app/ui/display/badge.tsx';
import { orderNumber } from '#core/order/index.ts';
import { easternDay, shortDayWords } from '#core/promotion/index.ts';
import { purchaseOrderLifecycle, purchaseOrderNumber } from '#core/purchase-order/index.ts';
import { servicesOf } from '#server/http/router-context.ts';
import { listPurchaseOrders } from '#server/purchase-order/studio-purchase-orders.ts';
import type { Route } from './+types/purchase-orders.route.ts';
import { tones } from './tones.ts';
import { purchaseOrderWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { asked, choice } = readListAddress(request);
  const question = {
    ...asked,
    words: asked.words.replace(/^po-(?=\w+$)/i, ''),
    state: choice('state', purchaseOrderLifecycle.states),
  };
  const list = await listPurchaseOrders(servicesOf(context).ctx, question);
  if (!list) throw redirect('/studio');
  return { list };
}

export default function PurchaseOrders({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead}>
      <StudioList
        caption={words.title}
        search={words.search}
        filters={[filterBy('state', words.state, purchaseOrderLifecycle.states, (value) => words.states[value])]}
        list={list}
        rowId={({ id }) => id}
        empty={words.empty}
        columns={[
          {
            id: 'number',
            title: words.number,
            cell: ({ id }) => <TextLink href={`/studio/purchase-orders/${id}`}>{purchaseOrderNumber(id)}</TextLink>,
          },
          { id: 'maker', title: words.maker, cell: ({ maker }) => maker },
          { id: 'customer', title: words.customer, cell: ({ customer }) => customer },
          {
            id: 'order',
            title: words.order,
            oneLine: true,
            cell: ({ orderId }) => <TextLink href={`/studio/orders/${orderId}`}>{orderNumber(orderId)}</TextLink>,
          },
          {
            id: 'made',
            title: words.made,
            oneLine: true,
            cell: ({ createdAt }) => shortDayWords(easternDay(createdAt)),
          },
          {
            id: 'state',
            title: words.state,
            cell: ({ state }) => <StateLabel tone={tones[state]}>{words.states[state]}</StateLabel>,
          },
        ]}
      />
    </ListPage>
  );
}
