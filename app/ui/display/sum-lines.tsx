import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Price } from '../type/price.tsx';
import styles from './sum-lines.module.css';

export interface SumLine {
  id: string;
  label: ReactNode;
  cents: number;
  /** The explanation for the amount. */
  why?: ReactNode;
  credit?: boolean;
  /** A hairline above it, where a new group begins. */
  rule?: boolean;
}

export interface SumLinesProps {
  lines: readonly SumLine[];
  total: { label: ReactNode; cents: number };
}

/** Amounts line by line, with the total under the ink rule. The math is done elsewhere. */
export function SumLines({ lines, total }: SumLinesProps) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ id, label, cents, why, credit = false, rule = false }) => (
        <div key={id} className={classNames(styles.line, rule && styles.rule)}>
          <dt className={classNames(credit && styles.credit)}>{label}</dt>
          <dd>
            <Price cents={cents} exact look={credit ? 'credit' : 'plain'} />
          </dd>
          {why && <dd className={styles.why}>{why}</dd>}
        </div>
      ))}
      <div className={classNames(styles.line, styles.total)}>
        <dt>{total.label}</dt>
        <dd>
          <Price cents={total.cents} exact look="total" />
        </dd>
      </div>
    </dl>
  );
}
