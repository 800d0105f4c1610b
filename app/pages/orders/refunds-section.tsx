import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { type CreditRow, refundedNames, refundPartsWords, statementWords } from '#core/order/index.ts';
import { refundReasons, refundStateWords } from '#core/payment/index.ts';
import type { OrderToShow } from '#server/order/records/order-to-show.ts';
import type { OrderView } from '#server/order/records/order-view.ts';
import styles from './order.module.css';
import { ordersWords as words } from './words.ts';

interface RefundsPartProps {
  order: OrderView;
  credits: OrderToShow['credits'];
}

/** Every refund with its status, and what credits had paid of the same pieces and what became of that. */
export function RefundsSection({ order: { refunds, lines }, credits }: RefundsPartProps) {
  const withoutCard = credits.filter(({ refundId }) => refundId === null);
  return (
    <section aria-labelledby="refunds" className={styles.refunds}>
      <Title as="h2" size="small" id="refunds">
        {refunds.length > 0 ? words.refunds : words.credited}
      </Title>
      <ul className={styles.list}>
        {refunds.map((refund) => (
          <li key={refund.id} className={styles.refund}>
            <div className={styles.words}>
              <Text as="span" strong>
                {refundedNames(refund, lines) || refundReasons[refund.reason]}
              </Text>
              <Text as="span" size="small" tone="soft">
                {refundReasons[refund.reason]}. {refundStateWords[refund.state]}.
              </Text>
              {refundPartsWords(refund.amounts) && (
                <Text as="span" size="caption" tone="soft">
                  {refundPartsWords(refund.amounts)}.
                </Text>
              )}
              <CreditParts
                rows={credits.filter(({ refundId }) => refundId === refund.id).flatMap(({ rows }) => rows)}
              />
            </div>
            <Price cents={refund.cents} exact look="strong" />
          </li>
        ))}
        {withoutCard.map(({ lineIds, reason, rows }) => (
          <li key={lineIds.join()} className={styles.refund}>
            <div className={styles.words}>
              <Text as="span" strong>
                {refundedNames({ lineIds }, lines)}
              </Text>
              <Text as="span" size="small" tone="soft">
                {refundReasons[reason]}. {statementWords.nothing}
              </Text>
              <CreditParts rows={rows} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const CreditParts = ({ rows }: { rows: readonly CreditRow[] }) =>
  rows.map(({ key, label, cents, why }) => (
    <Text as="span" size="caption" tone="soft" key={key}>
      {label}, <Price cents={cents} exact />. {why}
    </Text>
  ));
