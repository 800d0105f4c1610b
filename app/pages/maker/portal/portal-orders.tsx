import { MoreRows } from '#app/parts/studio-list/more-rows.tsx';
import { TwoLines } from '#app/parts/studio-list/two-lines.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { StateLabel, type StateTone } from '#app/ui/display/badge.tsx';
import { Table, type TableColumn, type TableProps } from '#app/ui/display/table.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { easternDay, shortDayWords } from '#core/promotion/index.ts';
import type { PurchaseOrderState } from '#core/purchase-order/index.ts';
import type { MakersOrder, MakersOrders } from '#server/purchase-order/makers-orders.ts';
import styles from './portal.module.css';
import { portalWords as words } from './words.ts';

const tones: Readonly<Record<PurchaseOrderState, StateTone>> = {
  ...{ waiting: 'rest', sent: 'waiting', acknowledged: 'good', shipped: 'good', cancelled: 'rest' },
};

const shownPieces = 3;

const number: TableColumn<MakersOrder> = {
  id: 'number',
  title: words.number,
  cell: ({ number, href, sentAt }) => (
    <TwoLines
      first={<TextLink href={href}>{number}</TextLink>}
      second={sentAt && words.sent(shortDayWords(easternDay(sentAt)))}
    />
  ),
};

const shared: readonly TableColumn<MakersOrder>[] = [
  {
    id: 'ship-to',
    title: words.shipTo,
    cell: ({ shipTo }) =>
      shipTo ? (
        <TwoLines
          first={<span className={styles.long}>{shipTo.name}</span>}
          second={<span className={styles.long}>{words.city(shipTo.city, shipTo.state)}</span>}
        />
      ) : (
        <Text as="span" tone="soft">
          {words.shipToHidden}
        </Text>
      ),
  },
  { id: 'pieces', title: words.pieces, cell: ({ pieces }) => <Pieces pieces={pieces} /> },
  {
    id: 'state',
    title: words.state,
    oneLine: true,
    cell: ({ state }) => <StateLabel tone={tones[state]}>{words.states[state]}</StateLabel>,
  },
];

const due: TableColumn<MakersOrder> = {
  id: 'due',
  title: words.due,
  cell: (row) => <WhatsNext due={row.due} />,
};

function Pieces({ pieces }: Pick<MakersOrder, 'pieces'>) {
  const rest = pieces.length - shownPieces;
  return (
    <ul className={styles.list}>
      {pieces.slice(0, shownPieces).map(({ name, quantity }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an order may be the same piece
        <li key={place}>{words.piece(name, quantity)}</li>
      ))}
      {rest > 0 && <li>{words.morePieces(rest)}</li>}
    </ul>
  );
}

function WhatsNext({ due: next }: Pick<MakersOrder, 'due'>) {
  if (!next) return null;
  if (next.act === 'wait') return words.wait;
  const day = shortDayWords(next.by);
  return (
    <TwoLines
      first={words.acts[next.act]}
      second={next.late ? <span className={styles.late}>{words.late(day)}</span> : words.by(day)}
    />
  );
}

interface OrderListProps {
  id: string;
  title: string;
  empty: string;
  orders: MakersOrders['open'];
  columns: TableProps<MakersOrder>['columns'];
}

function OrderList({ id, title, empty, orders: { rows, total }, columns }: OrderListProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Title as="h2" size="small" id={id}>
        {title}
      </Title>
      <Table caption={title} hideCaption cards rows={rows} rowId={(row) => row.id} empty={empty} columns={columns} />
      <MoreRows shown={rows.length} of={total} />
    </section>
  );
}

/** What a maker has to see to, and what it has shipped lately. */
export function PortalOrders({ orders: { open, closed } }: { orders: MakersOrders }) {
  return (
    <>
      <OrderList id="open" title={words.open} empty={words.noOpen} orders={open} columns={[number, ...shared, due]} />
      <OrderList
        id="closed"
        title={words.latest}
        empty={words.noLatest}
        orders={closed}
        columns={[number, ...shared]}
      />
    </>
  );
}
