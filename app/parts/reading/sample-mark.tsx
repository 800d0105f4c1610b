import styles from './sample-mark.module.css';

/** Marks content invented for the demo. */
export function SampleMark() {
  return (
    <span className={styles.mark} title="Invented for the demo">
      Sample
    </span>
  );
}
