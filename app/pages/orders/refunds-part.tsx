import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { refundPartsWords, refundReasons, refundStateWords } from '#core/order/index.ts';
import type { OrderView } from '#server/order/order-view.ts';
import styles from './order.module.css';
import { ordersWords as words } from './words.ts';

/** Every refund with how far it is. */
export function RefundsPart({ order: { refunds, lines, totals } }: { order: OrderView }) {
  const nameOf = (id: string) => lines.find((line) => line.id === id)?.name;
  return (
    <section aria-labelledby="refunds" className={styles.refunds}>
      <Title as="h2" size="small" id="refunds">
        {words.refunds}
      </Title>
      <ul className={styles.list}>
        {refunds.map(({ id, reason, state, cents, amounts, lineIds }) => (
          <li key={id} className={styles.refund}>
            <div className={styles.words}>
              <Text as="span" strong>
                {lineIds.flatMap((lineId) => nameOf(lineId) ?? []).join(', ') || refundReasons[reason]}
              </Text>
              <Text as="span" size="small" tone="soft">
                {refundReasons[reason]}. {refundStateWords[state]}.
              </Text>
              {refundPartsWords(amounts) && (
                <Text as="span" size="caption" tone="soft">
                  {refundPartsWords(amounts)}. {totals.feeCredit > 0 && words.creditStays}
                </Text>
              )}
            </div>
            <Price cents={cents} exact look="strong" />
          </li>
        ))}
      </ul>
    </section>
  );
}
