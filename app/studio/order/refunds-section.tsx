import { useMay } from '#app/shell/session/use-may.ts';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { refundedNames } from '#core/order/index.ts';
import type { LineView, RefundView } from '#server/order/records/order-view.ts';
import styles from './order.module.css';
import { studioActsPath } from './order-acts.ts';
import { SubmitWithConfirm } from './submit-with-confirm.tsx';
import { useStudioAct } from './use-studio-act.ts';
import { studioOrdersWords as words } from './words.ts';

export interface RefundedOrder {
  id: string;
  lines: readonly Pick<LineView, 'id' | 'name'>[];
  refunds: readonly Pick<RefundView, 'id' | 'reason' | 'state' | 'cents' | 'lineIds' | 'problem'>[];
}

/** All refunds of the order. A failed one can be retried. */
export function RefundsSection({ order: { id: orderId, refunds, lines } }: { order: RefundedOrder }) {
  const may = useMay();
  const namesOf = (lineIds: readonly string[]) => refundedNames({ lineIds }, lines);
  return (
    <section aria-labelledby="refunds" className={styles.part}>
      <Title as="h2" size="small" id="refunds">
        {words.refunds}
      </Title>
      <ul className={styles.lines}>
        {refunds.map(({ id, reason, state, cents, lineIds, problem }) => (
          <li key={id} className={styles.refund}>
            <div>
              <Text as="p" size="small" strong>
                {namesOf(lineIds) || words.refundReason[reason]}
              </Text>
              <Text as="p" size="small" tone={state === 'failed' ? 'tight' : 'soft'}>
                {namesOf(lineIds) && `${words.refundReason[reason]}. `}
                {problem ?? words.refundState[state]}
              </Text>
            </div>
            <Price cents={cents} exact look="strong" />
            {state === 'failed' && may('order.refund') && <SendAgain orderId={orderId} refundId={id} cents={cents} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SendAgain({ orderId, refundId, cents }: { orderId: string; refundId: string; cents: number }) {
  const { Form, data, pending, problem } = useStudioAct();
  return (
    <Form method="post" action={studioActsPath(orderId)} aria-label={words.refundBy(refundId)}>
      <input type="hidden" name="refund" value={refundId} />
      <SubmitWithConfirm act="retry" go={words.retry(cents)} pending={pending} problem={problem} answer={data} />
    </Form>
  );
}
