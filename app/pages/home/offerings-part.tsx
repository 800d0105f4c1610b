import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { offerings } from '#core/catalog/index.ts';
import { fromDollars } from '#core/money/index.ts';
import styles from './offerings-part.module.css';
import type { Pictures } from './stand-ins.ts';

/** What the pieces of a room start at. */
export function OfferingsPart(_: { pictures: Pictures }) {
  return (
    <Section ground="linen">
      <Wrap>
        <h2 className={styles.title}>Three rooms, ten brands</h2>
        <ul className={styles.rooms}>
          {offerings.map(({ room, title, items }) => (
            <li key={room}>
              <Title as="h3" size="heading">
                {title}
              </Title>
              <dl className={styles.prices}>
                {items.map((item) => (
                  <div key={item.piece} className={styles.line}>
                    <dt>{item.title}</dt>
                    <dd>
                      <Price cents={fromDollars(item.price)} />
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
        <Text size="caption" tone="soft">
          Starting prices, in dollars. You pay what the brand charges, with no markup.
        </Text>
      </Wrap>
    </Section>
  );
}
