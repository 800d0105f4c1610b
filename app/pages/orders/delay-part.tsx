import { Text } from '#app/ui/type/text.tsx';
import type { LineDelayView, LineView } from '#server/order/records/order-view.ts';
import { Confirmed } from './confirmed.tsx';
import styles from './order.module.css';
import { QuickAct } from './quick-act.tsx';
import { ordersWords as words } from './words.ts';

/** A piece runs late: what is known, and the choice. */
export function DelayPart({ line: { id, name, may }, delay }: { line: LineView; delay: LineDelayView }) {
  return (
    <div className={styles.panel}>
      <Text size="small" role="status">
        {delay.answer === 'wait' ? words.waitChosen(may) : delay.words}
      </Text>
      <div className={styles.buttons}>
        {delay.answer !== 'wait' && (
          <QuickAct act="answer delay" answer="wait" lineId={id} label={words.wait} of={name} kind="primary" />
        )}
        {may.cancel && (
          <Confirmed
            {...{ act: 'answer delay', answer: 'cancel', lineId: id, of: name }}
            {...{ label: words.cancel, ask: words.cancelAsk, go: words.cancelGo }}
          />
        )}
      </div>
    </div>
  );
}
