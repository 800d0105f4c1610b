import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import {
  creditWords,
  isLessByCredit,
  type MoneyBack,
  moneyBackWords,
  refundedNames,
  refundPartsWords,
} from '#core/order/index.ts';
import { refundReasons, refundStateWords } from '#core/payment/index.ts';
import type { OrderView, RefundView } from '#server/order/records/order-view.ts';
import styles from './order.module.css';
import { ordersWords as words } from './words.ts';

interface RefundsPartProps {
  order: OrderView;
  credits: Credits;
}

type Credits = Pick<MoneyBack, 'feeCredit' | 'promiseCredit'>;

/** Every refund with its status, and what happened to its credits if everything was canceled. */
export function RefundsSection({ order: { refunds, lines }, credits }: RefundsPartProps) {
  const fate = refunds.length > 0 ? creditWords(credits) : moneyBackWords({ refunds, ...credits });
  return (
    <section aria-labelledby="refunds" className={styles.refunds}>
      <Title as="h2" size="small" id="refunds">
        {words.refunds}
      </Title>
      {refunds.length > 0 && (
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
                {sumWords(refund, credits) && (
                  <Text as="span" size="caption" tone="soft">
                    {sumWords(refund, credits)}
                  </Text>
                )}
              </div>
              <Price cents={refund.cents} exact look="strong" />
            </li>
          ))}
        </ul>
      )}
      {fate && <Text size="small">{fate}</Text>}
    </section>
  );
}

/** What the refund consists of, and why it's less than the piece cost. */
function sumWords(refund: RefundView, credits: Credits): string {
  const parts = refundPartsWords(refund.amounts);
  return [parts && `${parts}.`, isLessByCredit(refund, credits) && words.creditStays].filter(Boolean).join(' ');
}
