import { filterBy, ListFilters } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { readChoice } from '#app/parts/studio-list/read-page.ts';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { refundReasons } from '#core/payment/index.ts';
import { formatNumber } from '#core/texts/index.ts';
import { type BoardFigure, boardFigures } from '#server/figures/board-figures.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/boards.route.ts';
import { FigurePart } from './figure-part.tsx';
import { nameOfGroup } from './figures-csv.ts';
import { readPeriod } from './read-period.ts';
import { boardGroups, boardsWords, periods, figuresWords as words } from './words.ts';

export const meta = () => pageTitle(boardsWords.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const by = readChoice(searchParams, 'by', boardGroups) ?? 'specialist';
  const figures = await boardFigures(ctx, { ...readPeriod(searchParams, ctx.clock.now()), by });
  if (!figures) throw redirect('/studio');
  return figures;
}

export default function BoardFigures({ loaderData: { by, rows, isCut, refunds, seesMargin } }: Route.ComponentProps) {
  const share = (part: number, of: number) => `${formatNumber(part)} (${words.percent(part, of)})`;
  return (
    <ListPage
      title={boardsWords.title}
      lead={boardsWords.lead}
      acts={<TextLink href="/studio/figures">{boardsWords.back}</TextLink>}
    >
      <ListFilters
        filters={[
          {
            ...filterBy('by', boardsWords.by, boardGroups.slice(1), (one) => boardsWords.groups[one]),
            unless: boardsWords.groups.specialist,
          },
          {
            ...filterBy('period', words.period, periods, (one) => words.periods[one]),
            unless: words.year,
          },
        ]}
      />
      <FigurePart part="sent" title={boardsWords.table} hint={boardsWords.hint}>
        <Table
          caption={boardsWords.table}
          hideCaption
          rows={rows}
          rowId={({ key }) => key}
          empty={words.nothing}
          columns={[
            { id: 'name', title: boardsWords.groups[by], cell: (row: BoardFigure) => nameOfGroup(by, row) },
            { id: 'pairs', title: boardsWords.pairs, number: true, cell: ({ pairs }) => formatNumber(pairs) },
            { id: 'seen', title: boardsWords.seen, number: true, cell: ({ seen, pairs }) => share(seen, pairs) },
            { id: 'offered', title: boardsWords.offered, number: true, cell: ({ offered }) => formatNumber(offered) },
            { id: 'kept', title: boardsWords.kept, number: true, cell: ({ kept, offered }) => share(kept, offered) },
            {
              id: 'bought',
              title: boardsWords.bought,
              number: true,
              cell: ({ bought, offered }) => share(bought, offered),
            },
            { id: 'cents', title: boardsWords.sold, number: true, cell: ({ cents }) => words.money(cents) },
            ...(seesMargin
              ? [
                  {
                    id: 'margin',
                    title: boardsWords.margin,
                    number: true,
                    cell: ({ margin }: BoardFigure) =>
                      margin ? `${words.money(margin.cents)} (${margin.percent}%)` : '–',
                  },
                ]
              : []),
          ]}
        />
        {isCut && <p>{boardsWords.more(rows.length)}</p>}
      </FigurePart>
      <FigurePart part="refunds" title={boardsWords.refunds} hint={boardsWords.refundsHint}>
        <Table
          caption={boardsWords.refunds}
          hideCaption
          rows={refunds}
          rowId={({ reason }) => reason}
          empty={boardsWords.noRefunds}
          columns={[
            { id: 'reason', title: boardsWords.reason, cell: ({ reason }) => refundReasons[reason] },
            {
              id: 'refunds',
              title: boardsWords.count,
              number: true,
              cell: ({ refunds: count }) => formatNumber(count),
            },
            { id: 'cents', title: boardsWords.refunded, number: true, cell: ({ cents }) => words.money(cents) },
          ]}
        />
      </FigurePart>
    </ListPage>
  );
}
