import { PieceTile } from '#app/parts/order/piece-tile.tsx';
import { StatusLabel } from '#app/parts/order/status-label.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { priceText } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import type { OrderView } from '#server/order/order-view.ts';
import styles from './project-card.module.css';

/** What was ordered for a room, and how far it is. */
export function OrderedPart({ order: { id, lines, paidCents, status } }: { order: OrderView }) {
  // Of a piece that was exchanged, the one that comes instead.
  const kept = lines.filter(({ state }) => state !== 'replacement placed');
  const count = kept.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={styles.ordered}>
      <Text size="small">
        {orderPartWords.count(count)}, {priceText(paidCents, true)}. {orderPartWords.order(id)}.
      </Text>
      <StatusLabel status={status} />
      <div className={styles.tiles}>
        {kept.map((line) => (
          <PieceTile key={line.id} picture={line.picture} large />
        ))}
      </div>
    </div>
  );
}
