import { brandName, cardTexts } from '#app/parts/payment/card-texts.ts';
import { Title } from '#app/ui/type/title.tsx';
import { orderNumber } from '#core/order/index.ts';
import type { OrderView } from '#server/order/order-view.ts';
import { OrderSum } from './order-sum.tsx';
import { PieceList } from './piece-list.tsx';
import styles from './receipt.module.css';
import { orderPartWords as words } from './words.ts';

/** What was paid, for what, with which card and where it goes: the same however often it is looked at. */
export function Receipt({ order, title = words.paidSums }: { order: OrderView; title?: string }) {
  const { name, line1, line2, city, state, zip, phone } = order.address;
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <Title as="h2" size="small" id="receipt">
        {title}
      </Title>
      <div className={styles.pieces}>
        {/* What came instead of another piece was not paid again. */}
        <PieceList pieces={order.lines.filter(({ replacesLineId }) => replacesLineId === null)} />
      </div>
      <OrderSum lines={order.moneyLines} paid />
      <dl className={styles.facts}>
        {order.paidCard && (
          <div>
            <dt>{words.card}</dt>
            <dd>{cardTexts.savedCard(brandName(order.paidCard.brand), order.paidCard.last4)}</dd>
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
