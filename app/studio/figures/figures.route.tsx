import { ListFilters } from '#app/parts/studio-list/list-filters.tsx';
import { ListPage } from '#app/parts/studio-list/list-page.tsx';
import { pageTitle } from '#app/shell/page/page-title.ts';
import { redirect } from '#app/shell/redirect.ts';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import { ShareBar } from '#app/ui/chart/share-bar.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { formatNumber } from '#core/texts/index.ts';
import { monthWords } from '#core/visit/index.ts';
import { type MonthFigures, studioFigures } from '#server/figures/studio-figures.ts';
import { servicesOf } from '#server/http/router-context.ts';
import type { Route } from './+types/figures.route.ts';
import { FigurePart } from './figure-part.tsx';
import styles from './figures.module.css';
import { nameOfStep } from './figures-csv.ts';
import { learningWords } from './learning-words.ts';
import { readPeriod } from './read-period.ts';
import { taxFigureWords } from './tax-words.ts';
import { boardsWords, periods, figuresWords as words } from './words.ts';

export const meta = () => pageTitle(words.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = servicesOf(context);
  const figures = await studioFigures(ctx, readPeriod(new URL(request.url).searchParams, ctx.clock.now()));
  if (!figures) throw redirect('/studio');
  return figures;
}

export default function Figures({ loaderData: { months, boards, promises, steps, pages } }: Route.ComponentProps) {
  const mostOpened = Math.max(1, ...pages.map(({ opened }) => opened));
  const facts = [
    [words.answered, formatNumber(boards.answered)],
    [words.median, words.hours(boards.median)],
    [words.p95, words.hours(boards.p95)],
    [words.kept, words.percent(boards.kept, boards.answered)],
    [words.lateNow, formatNumber(boards.lateNow)],
    [words.missed, formatNumber(promises.missed)],
    [words.credits, formatNumber(promises.credits)],
    [words.creditSum, words.money(promises.creditCents)],
  ] as const;
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      acts={
        <>
          <TextLink href="/studio/figures/boards">{boardsWords.link}</TextLink>
          <TextLink href="/studio/figures/tax">{taxFigureWords.link}</TextLink>
          <TextLink href="/studio/figures/learning">{learningWords.link}</TextLink>
        </>
      }
    >
      <ListFilters
        filters={[
          {
            name: 'period',
            label: words.period,
            options: periods.map((value) => ({ value, label: words.periods[value] })),
            unless: words.year,
          },
        ]}
      />
      <MonthsPart months={months} />
      <FigurePart part="boards" title={words.boards} hint={words.boardsHint}>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </FigurePart>
      <div className={styles.lower}>
        <FigurePart part="steps" title={words.steps} hint={words.stepsHint}>
          <Table
            caption={words.steps}
            hideCaption
            rows={steps}
            rowId={({ step }) => step}
            empty={words.nothing}
            columns={[
              { id: 'step', title: words.step, cell: ({ step }) => nameOfStep(step) },
              { id: 'seen', title: words.seen, number: true, cell: ({ seen }) => formatNumber(seen) },
              {
                id: 'answered',
                title: words.answeredStep,
                number: true,
                cell: ({ seen, answered }) => `${formatNumber(answered)} (${words.percent(answered, seen)})`,
              },
              {
                id: 'share',
                title: '',
                cell: ({ seen, answered }) => <ShareBar part={seen === 0 ? 0 : answered / seen} />,
              },
              {
                id: 'left',
                title: words.left,
                number: true,
                cell: ({ seen, left }) => `${formatNumber(left)} (${words.percent(left, seen)})`,
              },
            ]}
          />
        </FigurePart>
        <FigurePart part="pages" title={words.pages}>
          <Table
            caption={words.pages}
            hideCaption
            rows={pages}
            rowId={({ page }) => page}
            empty={words.nothing}
            columns={[
              { id: 'page', title: words.page, cell: ({ page }) => (page === 'other' ? words.other : page) },
              { id: 'share', title: '', cell: ({ opened }) => <ShareBar part={opened / mostOpened} /> },
              { id: 'opened', title: words.opened, number: true, cell: ({ opened }) => formatNumber(opened) },
            ]}
          />
        </FigurePart>
      </div>
    </ListPage>
  );
}

function MonthsPart({ months }: { months: readonly MonthFigures[] }) {
  const sum = (of: (one: MonthFigures) => number) => months.reduce((total, one) => total + of(one), 0);
  const all = {
    month: words.inAll,
    ...{ fees: sum(({ fees }) => fees), feeCents: sum(({ feeCents }) => feeCents) },
    ...{ orders: sum(({ orders }) => orders), orderCents: sum(({ orderCents }) => orderCents) },
    revenueCents: sum(({ revenueCents }) => revenueCents),
  };
  return (
    <FigurePart part="months" title={words.months} hint={words.moneyHint}>
      <div className={styles.chart}>
        <BarChart
          label={words.revenueChart(words.money(all.revenueCents))}
          bars={months.map(({ month, revenueCents }) => ({
            label: monthWords(month).slice(0, 3),
            value: revenueCents,
            said: words.short(revenueCents),
          }))}
        />
      </div>
      <Table
        caption={words.months}
        hideCaption
        rows={[...months.toReversed(), all]}
        rowId={({ month }) => month}
        empty={words.nothing}
        columns={[
          {
            id: 'month',
            title: words.month,
            cell: ({ month }) => (month === words.inAll ? month : monthWords(month)),
          },
          { id: 'fees', title: words.fees, number: true, cell: ({ fees }) => formatNumber(fees) },
          { id: 'feeIncome', title: words.feeIncome, number: true, cell: ({ feeCents }) => words.money(feeCents) },
          { id: 'orders', title: words.orders, number: true, cell: ({ orders }) => formatNumber(orders) },
          {
            id: 'orderIncome',
            title: words.orderIncome,
            number: true,
            cell: ({ orderCents }) => words.money(orderCents),
          },
          {
            id: 'revenue',
            title: words.revenue,
            number: true,
            cell: ({ revenueCents }) => <strong>{words.money(revenueCents)}</strong>,
          },
        ]}
      />
    </FigurePart>
  );
}
