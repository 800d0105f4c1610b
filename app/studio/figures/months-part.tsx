import { BarChart } from '#app/ui/chart/bar-chart.tsx';
import { Table } from '#app/ui/display/table.tsx';
import { monthWords } from '#core/visit/index.ts';
import type { MonthFigures } from '#server/figures/studio-figures.ts';
import { FigurePart } from './figure-part.tsx';
import styles from './figures.module.css';
import { figuresWords as words } from './words.ts';

export function MonthsPart({ months }: { months: readonly MonthFigures[] }) {
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
          { id: 'fees', title: words.fees, number: true, cell: ({ fees }) => fees.toLocaleString('en-US') },
          { id: 'feeIncome', title: words.feeIncome, number: true, cell: ({ feeCents }) => words.money(feeCents) },
          { id: 'orders', title: words.orders, number: true, cell: ({ orders }) => orders.toLocaleString('en-US') },
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
