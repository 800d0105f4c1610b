import { texts } from '../texts.ts';
import styles from './skip-link.module.css';

/** The first Tab stop on every page. */
export function SkipLink({ target = 'content' }: { target?: string }) {
  return (
    <a href={`#${target}`} className={styles.skip}>
      {texts.skipToContent}
    </a>
  );
}
