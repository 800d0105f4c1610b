import styles from './chart.module.css';

/** A horizontal share of a whole, with the number beside it. */
export function ShareBar({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className={styles.share}>
      <rect width={100} height={6} className={styles.rest} />
      <rect width={Math.max(0, Math.min(1, part)) * 100} height={6} className={styles.bar} />
    </svg>
  );
}
