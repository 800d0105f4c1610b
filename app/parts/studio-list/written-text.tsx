import styles from './written-text.module.css';

/** The first two lines of what someone wrote, for a table cell. */
export function TextBeginning({ text }: { text: string }) {
  return <span className={styles.beginning}>{text}</span>;
}

/** All of it, with the line breaks they typed. */
export function WholeText({ text }: { text: string }) {
  return <div className={styles.whole}>{text}</div>;
}
