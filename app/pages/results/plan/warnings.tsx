import { AlertIcon } from '#app/ui/icon/signs.tsx';
import styles from './warnings.module.css';

/** What's wrong with the plan, each in one sentence. */
export function Warnings({ warnings }: { warnings: readonly { id: string; words: string }[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {warnings.map(({ id, words }) => (
        <li key={id}>
          <AlertIcon small />
          {words}
        </li>
      ))}
    </ul>
  );
}
