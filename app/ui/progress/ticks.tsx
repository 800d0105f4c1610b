import styles from './ticks.module.css';

/** The house's sign for waiting: a short piece of the hour ruler, with the light passing over it. */
export function Ticks() {
  return <span className={styles.ticks} aria-hidden="true" />;
}
