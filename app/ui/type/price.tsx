import { formatExactMoney, formatMoney } from '#core/money/index.ts';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

export interface PriceProps {
  cents: number;
  /** Always with two decimals, so that a column of amounts lines up. */
  exact?: boolean;
  /** total: the total under the ink rule; credit: money back. */
  look?: 'plain' | 'strong' | 'total' | 'credit';
  className?: string | undefined;
}

export const priceText = (cents: number, exact: boolean): string =>
  exact ? formatExactMoney(cents) : formatMoney(cents);

export function Price({ cents, exact = false, look = 'plain', className }: PriceProps) {
  return (
    <span className={classNames(styles.price, look !== 'plain' && styles[look], className)}>
      {priceText(cents, exact)}
    </span>
  );
}
