import { CheckIcon } from '#app/ui/icon/signs.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { feeBenefits, feeWords } from '#core/fee/index.ts';
import styles from './payment-step.module.css';
import { paymentWords as words } from './words.ts';

/** What the fee buys, in the fee's own words. */
export function FeeBenefits() {
  return (
    <section className={styles.buys} aria-labelledby="what-it-buys">
      <Title as="h2" size="small" id="what-it-buys">
        {words.buys}
      </Title>
      <ul className={styles.benefits}>
        {feeBenefits.map((benefit) => (
          <li key={benefit}>
            <CheckIcon small />
            <span>{benefit}</span>
          </li>
        ))}
      </ul>
      <Text size="caption" tone="soft">
        {feeWords.offer} {feeWords.validFor} {feeWords.credit}
      </Text>
      <Text size="caption" tone="soft">
        {feeWords.guarantee}
      </Text>
    </section>
  );
}
