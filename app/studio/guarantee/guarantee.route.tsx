import { filterBy } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readListAddress } from '#app/parts/studio-list/read-page.ts';
import { StudioList } from '#app/parts/studio-list/studio-list.tsx';
import { TableSection } from '#app/parts/studio-list/table-section.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel, type StateTone } from '#app/ui/display/badge.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { type GuaranteeState, guaranteeLifecycle } from '#core/fee/index.ts';
import { findFees, listGuarantees } from '#server/fee/guarantee/list-guarantees.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/guarantee.route.ts';
import { guaranteeWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const { asked, choice } = readListAddress(request);
  const list = await listGuarantees(ctx, { ...asked, state: choice('state', guaranteeLifecycle.states) });
  if (!list) throw redirect('/studio');
  return { list, fees: await findFees(ctx, asked.words) };
}

const tones = { asked: 'waiting', granted: 'good', declined: 'rest' } as const satisfies Record<
  GuaranteeState,
  StateTone
>;
const feePath = (id: string) => `/studio/guarantee/${id}`;

export default function Guarantee({ loaderData: { list, fees } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead}>
      <StudioList
        caption={words.title}
        search={words.search}
        filters={[filterBy('state', words.stateFilter, guaranteeLifecycle.states, (value) => words.states[value])]}
        list={list}
        rowId={({ id }) => id}
        empty={words.empty}
        columns={[
          {
            id: 'customer',
            title: words.customer,
            cell: ({ firstName, email, feeId }) => (
              <TwoLines first={<TextLink href={feePath(feeId)}>{firstName || email}</TextLink>} second={email} />
            ),
          },
          { id: 'why', title: words.why, cell: ({ because }) => words.because[because] },
          { id: 'asked', title: words.asked, cell: ({ askedAt }) => words.day(askedAt) },
          {
            id: 'state',
            title: words.state,
            cell: ({ state }) => <StateLabel tone={tones[state]}>{words.states[state]}</StateLabel>,
          },
          {
            id: 'amount',
            title: words.amount,
            number: true,
            cell: ({ paidCents, refundedCents }) => <Price cents={paidCents - refundedCents} exact />,
          },
        ]}
      />
      {fees.length > 0 && (
        <TableSection
          id="fees"
          title={words.fees}
          hint={words.feesLead}
          rows={fees}
          rowId={({ id }) => id}
          empty={words.empty}
          columns={[
            {
              id: 'fee',
              title: words.fee,
              cell: ({ id, email }) => <TextLink href={feePath(id)}>{email}</TextLink>,
            },
            { id: 'day', title: words.paidOn, cell: ({ paidAt }) => paidAt && words.day(paidAt) },
            {
              id: 'paid',
              title: words.paid,
              number: true,
              cell: ({ paidCents }) => <Price cents={paidCents} exact />,
            },
            {
              id: 'refunded',
              title: words.refunded,
              number: true,
              cell: ({ refundedCents }) => <Price cents={refundedCents} exact />,
            },
          ]}
        />
      )}
    </ListPage>
  );
}
