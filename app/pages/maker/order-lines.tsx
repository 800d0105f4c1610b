import type { ReactNode } from 'react';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { dayWords } from '#core/promotion/index.ts';
import type { MakersView } from '#server/purchase-order/answer-by-link.ts';
import styles from './maker-order.module.css';
import { makerOrderWords as words } from './words.ts';

export type MakersLine = MakersView['lines'][number];

interface OrderLinesProps {
  lines: readonly MakersLine[];
  /** What's asked about a line. */
  asks?: (line: MakersLine) => ReactNode;
}

export function OrderLines({ lines, asks }: OrderLinesProps) {
  return (
    <section aria-labelledby="pieces">
      <Title as="h2" size="small" id="pieces">
        {words.pieces}
      </Title>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <Text>{words.piece(line.name, line.quantity)}</Text>
            <Text size="small" tone="soft">
              {[
                line.sku && words.sku(line.sku),
                words.shipBy(dayWords(line.shipBy)),
                line.whiteGlove && words.whiteGlove,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {asks ? asks(line) : <Answered {...line} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answered({ confirmedQuantity, quantity, shipDay, shippedQuantity, shipped }: MakersLine) {
  const said = [
    confirmedQuantity !== null && words.answered(confirmedQuantity, quantity, shipDay && dayWords(shipDay)),
    shippedQuantity > 0 && !shipped && words.shippedOf(shippedQuantity, quantity),
  ].filter(Boolean);
  return said.length > 0 && <Text size="small">{said.join(' ')}</Text>;
}
