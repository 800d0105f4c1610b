import { redirect } from 'react-router';
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
import { Title } from '#app/ui/type/title.tsx';
import { guaranteeLifecycle } from '#core/fee/index.ts';
import { findFees, listGuarantees } from '#server/fee/list-guarantees.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/guarantee.route.ts';
import { guaranteeWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const state = readChoice(searchParams, 'state', guaranteeLifecycle.states);
  const question = { state, words: readWords(searchParams), page: readPage(searchParams) };
  const list = await listGuarantees(ctx, question);
  if (!list) throw redirect('/studio');
  return { list, fees: await findFees(ctx, question.words), isNarrowed: Boolean(state || question.words) };
}

const feePath = (id: string) => `/studio/guarantee/${id}`;

export default function Guarantee({ loaderData: { list, fees, isNarrowed } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead}>
      <ListFilters
        search={words.search}
        filters={[
          {
            name: 'state',
            label: words.stateFilter,
            options: guaranteeLifecycle.states.map((value) => ({ value, label: words.states[value] })),
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
            id: 'customer',
            title: words.customer,
            cell: ({ firstName, email, feeId }) => (
              <TextLink href={feePath(feeId)}>
                {firstName}, {email}
              </TextLink>
            ),
          },
          { id: 'why', title: words.why, cell: ({ because }) => words.because[because] },
          { id: 'asked', title: words.asked, cell: ({ askedAt }) => words.day(askedAt) },
          { id: 'state', title: words.state, cell: ({ state }) => words.states[state] },
          {
            id: 'amount',
            title: words.amount,
            number: true,
            cell: ({ paidCents, refundedCents }) => <Price cents={paidCents - refundedCents} exact />,
          },
        ]}
      />
      <Pager list={list} />
      {fees.length > 0 && (
        <>
          <Title as="h2" size="small">
            {words.fees}
          </Title>
          <Text size="small" tone="soft">
            {words.feesLead}
          </Text>
          <Table
            caption={words.fees}
            hideCaption
            rows={fees}
            rowId={({ id }) => id}
            empty={words.empty}
            columns={[
              {
                id: 'fee',
                title: words.fee,
                cell: ({ id, email }) => <TextLink href={feePath(id)}>{email}</TextLink>,
              },
              { id: 'day', title: words.paid, cell: ({ paidAt }) => paidAt && words.day(paidAt) },
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
        </>
      )}
    </ListPage>
  );
}
