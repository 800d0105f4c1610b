import { filterBy, ListFilters } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { formatNumber } from '#core/texts/index.ts';
import { monthWords } from '#core/visit/index.ts';
import { taxFigures } from '#server/figures/tax-figures.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/tax.route.ts';
import { FigurePart } from './figure-part.tsx';
import { readPeriod } from './read-period.ts';
import { taxFigureWords as words } from './tax-words.ts';
import { periods, figuresWords as shared } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const figures = await taxFigures(ctx, readPeriod(new URL(request.url).searchParams, ctx.clock.now()));
  if (!figures) throw redirect('/studio');
  return figures;
}

export default function TaxFigures({ loaderData: { rows, isCut } }: Route.ComponentProps) {
  return (
    <ListPage title={words.title} lead={words.lead} acts={<TextLink href="/studio/figures">{words.back}</TextLink>}>
      <ListFilters
        filters={[{ ...filterBy('period', shared.period, periods, (one) => shared.periods[one]), unless: shared.year }]}
      />
      <FigurePart part="tax" title={words.table} hint={words.hint}>
        <Table
          caption={words.table}
          hideCaption
          cards
          rows={rows}
          rowId={({ month, state, level, name }) => `${month} ${state} ${level} ${name}`}
          empty={words.nothing}
          columns={[
            {
              id: 'name',
              title: words.whose,
              cell: ({ name, level, state }) => <TwoLines first={name} second={`${words.levels[level]}, ${state}`} />,
            },
            { id: 'month', title: shared.month, oneLine: true, cell: ({ month }) => monthWords(month) },
            { id: 'orders', title: shared.orders, number: true, cell: ({ orders }) => formatNumber(orders) },
            {
              id: 'charged',
              title: words.charged,
              number: true,
              cell: ({ chargedCents }) => shared.money(chargedCents),
            },
            {
              id: 'refunded',
              title: words.refunded,
              number: true,
              cell: ({ refundedCents }) => shared.money(refundedCents),
            },
            {
              id: 'due',
              title: words.due,
              number: true,
              cell: ({ dueCents }) => <strong>{shared.money(dueCents)}</strong>,
            },
          ]}
        />
        {isCut && <Text>{words.more(rows.length)}</Text>}
      </FigurePart>
    </ListPage>
  );
}
