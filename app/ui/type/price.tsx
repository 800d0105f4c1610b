import { formatMoney } from '#core/money/index.ts';
import { classNames } from '../class-names.ts';
import styles from './price.module.css';

export interface PriceProps {
  cents: number;
  /** Always with its two digits, so that a column of amounts lines up. */
  exact?: boolean;
  /** total: the one sum under the ink rule; credit: money coming back. */
  look?: 'plain' | 'strong' | 'total' | 'credit';
  className?: string | undefined;
}

export function priceText(cents: number, exact: boolean): string {
  const text = formatMoney(cents);
  return exact && !text.includes('.') ? `${text}.00` : text;
}

export function Price({ cents, exact = false, look = 'plain', className }: PriceProps) {
  return (
    <span className={classNames(styles.price, look !== 'plain' && styles[look], className)}>
      {priceText(cents, exact)}
    </span>
  );
}
