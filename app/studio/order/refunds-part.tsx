import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { refundReasons, refundStateWords } from '#core/order/index.ts';
import type { RefundView } from '#server/order/order-view.ts';
import { GoButtons } from './go-buttons.tsx';
import styles from './order.module.css';
import { studioActsPath } from './order-acts.ts';
import { useStudioAct } from './use-studio-act.ts';
import { studioOrdersWords as words } from './words.ts';

/** Every refund of the order; one that failed may be sent again. */
export function RefundsPart({ orderId, refunds }: { orderId: string; refunds: readonly RefundView[] }) {
  return (
    <section aria-labelledby="refunds" className={styles.part}>
      <Title as="h2" size="small" id="refunds">
        {words.refunds}
      </Title>
      <ul className={styles.lines}>
        {refunds.map((refund) => (
          <li key={refund.id} className={styles.refund}>
            <div>
              <Text as="p" size="small" strong>
                {refundReasons[refund.reason]}
              </Text>
              <Text as="p" size="small" tone={refund.state === 'failed' ? 'tight' : 'soft'}>
                {refund.problem ?? refundStateWords[refund.state]}
              </Text>
            </div>
            <Price cents={refund.cents} exact look="strong" />
            {refund.state === 'failed' && <SendAgain orderId={orderId} refundId={refund.id} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SendAgain({ orderId, refundId }: { orderId: string; refundId: string }) {
  const { Form, pending, problem } = useStudioAct();
  return (
    <Form method="post" action={studioActsPath(orderId)} aria-label={words.refundBy(refundId)}>
      <input type="hidden" name="refund" value={refundId} />
      <GoButtons act="retry" go={words.retry} pending={pending} problem={problem} />
    </Form>
  );
}
