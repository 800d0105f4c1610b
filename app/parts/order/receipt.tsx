import { brandName, cardTexts } from '#app/parts/payment/card/card-texts.ts';
import { classNames } from '#app/ui/class-names.ts';
import { SumLines } from '#app/ui/display/sum-lines.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { asOrdered, orderNumber, orderWords } from '#core/order/index.ts';
import type { OrderView } from '#server/order/records/order-view.ts';
import { OrderSum } from './order-sum.tsx';
import { PieceList } from './piece-list.tsx';
import styles from './receipt.module.css';
import { orderPartWords as words } from './words.ts';

const cardName = ({ brand, last4 }: { brand: string; last4: string }) => cardTexts.savedCard(brandName(brand), last4);

interface ReceiptProps {
  order: OrderView;
  title?: string;
  /** On linen, beside the rest of the page. */
  panel?: boolean;
}

/** What was paid, for what, with which card, and where it ships. It never changes after the purchase. */
export function Receipt({ order, title = words.paidSums, panel = false }: ReceiptProps) {
  const { name, line1, line2, city, state, zip, phone } = order.address;
  return (
    <section className={classNames(styles.receipt, panel && styles.panel)} aria-labelledby="receipt">
      <Title as="h2" size="small" id="receipt">
        {title}
      </Title>
      <div className={styles.pieces}>
        {/* A replacement piece wasn't paid for again; any price difference is listed below. */}
        <PieceList pieces={asOrdered(order.lines.filter(({ replacesLineId }) => replacesLineId === null))} />
      </div>
      <OrderSum lines={order.moneyLines} paid />
      {order.differences.length > 0 && (
        <SumLines
          lines={order.differences.map(({ id, name, cents, paidAt, card }) => ({
            ...{ id, label: orderWords.difference, cents },
            why: [name, paidAt && words.day(paidAt), card && cardName(card)].filter(Boolean).join(', '),
          }))}
          total={{ label: orderWords.paidInAll, cents: order.paidCents }}
        />
      )}
      <dl className={styles.facts}>
        {order.paidCard && (
          <div>
            <dt>{words.card}</dt>
            <dd>{cardName(order.paidCard)}</dd>
          </div>
        )}
        <div>
          <dt>{words.goesTo}</dt>
          <dd>
            <address className={styles.address}>
              {[name, line1, line2, `${city}, ${state} ${zip}`, phone].filter(Boolean).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
        <div>
          <dt>{words.orderNumber}</dt>
          <dd className={styles.number}>{orderNumber(order.id)}</dd>
        </div>
      </dl>
    </section>
  );
}
