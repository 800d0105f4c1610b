import { TextLink } from '#app/ui/action/text-link.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { EarlierPair } from '#server/selection/desk/open-desk.ts';
import styles from './brief/brief-panel.module.css';
import { words } from './words.ts';

/** The boards this customer was shown before. */
export function EarlierPairs({ earlier }: { earlier: readonly EarlierPair[] }) {
  if (earlier.length === 0) return null;
  return (
    <div className={styles.earlier}>
      <Title as="h3" size="plain">
        {words.earlier}
      </Title>
      {earlier.map(({ id, revision, boards }) => (
        <div key={id}>
          <TextLink href={`/results/${id}`} target="_blank">
            {words.pair(revision)}
          </TextLink>
          {boards.map(({ letter, name, pieces }) => (
            <p key={letter}>
              <strong>
                {letter.toUpperCase()} {name}
              </strong>{' '}
              <span className={styles.soft}>{pieces.join(', ')}</span>
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
