import styles from './shown-once.module.css';

/** A secret that was just made. It can be read here and nowhere later. */
export function ShownOnce({ lead, secret }: { lead: string; secret: string }) {
  return (
    <div role="status" className={styles.made}>
      <p>{lead}</p>
      <code>{secret}</code>
    </div>
  );
}
