import { Price } from '#app/ui/type/price.tsx';
import { bandRows, type PriceList } from '#core/price-list/index.ts';
import styles from './prices.module.css';
import { pricesWords as words } from './words.ts';

/** A price list, to read. */
export function PriceTerms({ list }: { list: PriceList }) {
  return (
    <dl className={styles.terms}>
      <div>
        <dt>{words.fee}</dt>
        <dd>
          <Price cents={list.feeCents} />
        </dd>
      </div>
      {bandRows(list.shippingBands).map(({ name, rate }) => (
        <div key={name}>
          <dt>
            {words.shipping}: {name}
          </dt>
          <dd>
            <Price cents={rate} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{words.threshold}</dt>
        <dd>
          <Price cents={list.volumeThresholdCents} />
        </dd>
      </div>
    </dl>
  );
}
