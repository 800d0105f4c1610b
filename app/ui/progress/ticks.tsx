import styles from './ticks.module.css';

/** Our loading indicator: a short piece of the hour ruler with light moving across it. */
export function Ticks() {
  return <span className={styles.ticks} aria-hidden="true" />;
}
