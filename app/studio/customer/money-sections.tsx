import { StatusLabel } from '#app/parts/order/status-label.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { TableSection } from '#app/parts/studio-list/table-section.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { orderNumber } from '#core/order/index.ts';
import { easternDay, shortDayWords } from '#core/promotion/index.ts';
import type { FeeOfCustomer } from '#server/fee/fees-of-customer.ts';
import type { OrderOfCustomer } from '#server/order/records/orders-of-customer.ts';
import type { MoneyOfCustomer } from '#server/pages/studio-customer/studio-customer.ts';
import styles from './customer.module.css';
import { customerWords as words } from './words.ts';

const back = (cents: number) => cents > 0 && <Price cents={cents} exact look="credit" />;

export function OrdersSection({ orders, more }: { orders: readonly OrderOfCustomer[]; more: boolean }) {
  return (
    <TableSection
      id="orders"
      title={words.orders}
      hint={more ? words.newestOnly(orders.length) : undefined}
      rows={orders}
      rowId={({ id }) => id}
      empty={words.noOrders}
      columns={[
        {
          id: 'order',
          title: words.order,
          cell: ({ id }) => <TextLink href={`/studio/orders/${id}`}>{orderNumber(id)}</TextLink>,
        },
        {
          id: 'paidOn',
          title: words.paidOn,
          oneLine: true,
          cell: ({ paidAt }) => paidAt && shortDayWords(easternDay(paidAt)),
        },
        { id: 'state', title: words.state, oneLine: true, cell: ({ status }) => <StatusLabel status={status} /> },
        { id: 'paid', title: words.paid, number: true, cell: ({ books }) => <Price cents={books.captured} exact /> },
        { id: 'refunded', title: words.refunded, number: true, cell: ({ books }) => back(books.refunded) },
      ]}
    />
  );
}

export function FeesSection({ fees }: { fees: readonly FeeOfCustomer[] }) {
  return (
    <TableSection
      id="fees"
      title={words.fees}
      rows={fees}
      rowId={({ id }) => id}
      empty={words.noFees}
      columns={[
        {
          id: 'fee',
          title: words.paidOn,
          cell: ({ id, paidAt }) => <TextLink href={`/studio/guarantee/${id}`}>{words.feeOf(paidAt)}</TextLink>,
        },
        {
          id: 'state',
          title: words.state,
          cell: ({ words: said }) => said && <TwoLines first={said.validity} second={said.rooms} />,
        },
        { id: 'paid', title: words.paid, number: true, cell: ({ paidCents }) => <Price cents={paidCents} exact /> },
        { id: 'refunded', title: words.refunded, number: true, cell: ({ refundedCents }) => back(refundedCents) },
        {
          id: 'credit',
          title: words.credit,
          number: true,
          cell: ({ creditCents }) => creditCents > 0 && <Price cents={creditCents} exact />,
        },
      ]}
    />
  );
}

/** Sums over all fees and orders. Credits that are used up aren't listed. */
export function MoneySection({ money }: { money: MoneyOfCustomer }) {
  const { paidCents, refundedCents, feeCreditCents, lateCreditCents } = money;
  const rows = [
    [words.paid, paidCents],
    [words.refunded, refundedCents],
    [words.kept, paidCents - refundedCents],
    ...(feeCreditCents > 0 ? ([[words.feeCredit, feeCreditCents]] as const) : []),
    ...(lateCreditCents > 0 ? ([[words.lateCredit, lateCreditCents]] as const) : []),
  ] as const;
  return (
    <ListSection id="money" title={words.money} hint={words.moneyHint}>
      <dl className={styles.facts}>
        {rows.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Price cents={cents} exact look={name === words.kept ? 'strong' : 'plain'} />
            </dd>
          </div>
        ))}
      </dl>
    </ListSection>
  );
}
