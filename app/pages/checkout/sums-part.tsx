import { OrderSum } from '#app/parts/order/order-sum.tsx';
import { PieceList } from '#app/parts/order/piece-list.tsx';
import { orderPartWords } from '#app/parts/order/words.ts';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { FeeStateWords } from '#core/fee/index.ts';
import type { Quote } from '#server/order/placing/quote-order.ts';
import styles from './checkout.module.css';
import { checkoutWords as words } from './words.ts';

interface SumsPartProps {
  quote: Quote;
  fee: FeeStateWords | null;
  busy: boolean;
}

/** What it comes to, every line with its why. */
export function SumsPart({ quote, fee, busy }: SumsPartProps) {
  return (
    <section className={styles.sums} aria-labelledby="sums" aria-busy={busy}>
      <Title as="h2" size="small" id="sums" className={styles.sumsTitle}>
        {orderPartWords.sums}
      </Title>
      <PieceList pieces={quote.pieces.map((piece) => ({ ...piece, id: piece.recordId }))} />
      <OrderSum lines={quote.moneyLines} />
      {fee && <FeePart fee={fee} />}
      <Text size="caption" tone="soft">
        {words.shipsBy(quote.pieces.map(({ shipBy }) => shipBy))}
      </Text>
    </section>
  );
}

/** What the customer's fee is still good for. */
function FeePart({ fee: { validity, rooms, credit } }: { fee: FeeStateWords }) {
  return (
    <dl className={styles.fee} aria-label={words.fee}>
      <dt>{words.fee}</dt>
      {[validity, rooms, credit].map((fact) => (
        <dd key={fact}>{fact}</dd>
      ))}
    </dl>
  );
}
