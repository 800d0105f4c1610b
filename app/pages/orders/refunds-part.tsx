import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { refundReasons, refundStateWords } from '#core/order/index.ts';
import type { LineView, RefundView } from '#server/order/order-view.ts';
import styles from './order.module.css';
import { ordersWords as words } from './words.ts';

/** Every refund with how far it is. */
export function RefundsPart({ refunds, lines }: { refunds: readonly RefundView[]; lines: readonly LineView[] }) {
  const nameOf = (id: string) => lines.find((line) => line.id === id)?.name;
  return (
    <section aria-labelledby="refunds" className={styles.refunds}>
      <Title as="h2" size="small" id="refunds">
        {words.refunds}
      </Title>
      <ul className={styles.list}>
        {refunds.map(({ id, reason, state, cents, lineIds }) => (
          <li key={id} className={styles.refund}>
            <div className={styles.words}>
              <Text as="span" strong>
                {lineIds.flatMap((lineId) => nameOf(lineId) ?? []).join(', ') || refundReasons[reason]}
              </Text>
              <Text as="span" size="small" tone="soft">
                {refundReasons[reason]}. {refundStateWords[state]}.
              </Text>
            </div>
            <Price cents={cents} exact look="strong" />
          </li>
        ))}
      </ul>
    </section>
  );
}
