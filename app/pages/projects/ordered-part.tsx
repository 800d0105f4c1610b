import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { StatusLabel } from '#app/parts/order/status-label.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { priceText } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { lineIsKept } from '#core/order/index.ts';
import { sumGoingBack } from '#core/payment/index.ts';
import type { OrderView } from '#server/order/records/order-view.ts';
import styles from './project-card.module.css';

/** What was ordered for a room, and how far it is. */
export function OrderedPart({ order: { id, lines, paidCents, refunds, status } }: { order: OrderView }) {
  const kept = lines.filter(({ state }) => lineIsKept(state));
  const count = kept.reduce((sum, { quantity }) => sum + quantity, 0);
  const back = sumGoingBack(refunds);
  const facts = [count > 0 && orderPartWords.count(count), priceText(paidCents, true)].filter(Boolean).join(', ');
  return (
    <div className={styles.ordered}>
      <Text size="small">
        {facts}. {orderPartWords.order(id)}.
      </Text>
      {back > 0 && (
        <Text size="caption" tone="soft">
          {orderPartWords.goesBack(back)}
        </Text>
      )}
      <StatusLabel status={status} />
      {kept.length > 0 && (
        <div className={styles.tiles}>
          {kept.map((line) => (
            <PieceTile key={line.id} picture={line.picture} large />
          ))}
        </div>
      )}
    </div>
  );
}
