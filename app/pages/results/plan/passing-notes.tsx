import styles from '#app/parts/room/passing/passing.module.css';
import type { Passing } from '#core/room/index.ts';
import { Warnings } from './warnings.tsx';
import { roomWords as words } from './words.ts';

/** The legend of the overlay, and a warning for every way that's too narrow. */
export function PassingNotes({ passing: { narrow, turning, seats } }: { passing: Passing }) {
  return (
    <section aria-label={words.passing} className={styles.notes}>
      <p className={styles.title}>{words.passing}</p>
      <ul className={styles.legend}>
        <li>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <rect width="20" height="20" className={styles.ways} />
          </svg>
          {words.ways}
        </li>
        {turning.length > 0 && (
          <li>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <circle cx="10" cy="10" r="9" className={styles.turning} />
            </svg>
            {words.turning}
          </li>
        )}
      </ul>
      {narrow.every(({ ids }) => ids.length === 0) && <p>{words.everyWay}</p>}
      {seats?.easy && <p>{seats.words}</p>}
      <Warnings
        warnings={[
          ...narrow.map(({ words: said }) => ({ id: said, words: said })),
          ...(turning.length === 0 ? [{ id: 'turning', words: words.noTurning }] : []),
          ...(seats && !seats.easy ? [{ id: 'seats', words: seats.words }] : []),
        ]}
      />
    </section>
  );
}
