import { type SourceId, sources } from '#content/sources.ts';
import styles from './sources.module.css';

/** Sources for figures that aren't ours: a list at the end of a page, or one line under an answer. */
export function Sources({ ids, line = false }: { ids: readonly SourceId[]; line?: boolean }) {
  const cited = [...new Set(ids)].map((id) => ({ id, ...sources[id] }));
  if (line) {
    return (
      <p className={styles.line}>
        {cited.length === 1 ? 'Source: ' : 'Sources: '}
        {cited.map(({ id, by, title, href }, at) => (
          <span key={id}>
            {at > 0 && '; '}
            <a href={href} rel="noopener">
              {by}, {title}
            </a>
          </span>
        ))}
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {cited.map(({ id, by, title, href }) => (
        <li key={id}>
          <a href={href} rel="noopener">
            {title}
          </a>
          <span className={styles.by}>{by}</span>
        </li>
      ))}
    </ul>
  );
}
