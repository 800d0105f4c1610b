import { leadTimeWords } from '#core/catalog/index.ts';
import { termWords } from '#core/selection/index.ts';
import type { DeskBoardShown } from '#server/selection/desk/open-desk.ts';
import { words } from '../words.ts';
import styles from './board-score.module.css';

/** What speaks for a board, term by term, what its compromises cost, and whether it can be ordered at once. */
export function BoardScore({ board: { letter, slots, terms } }: { board: DeskBoardShown }) {
  const late = slots.flatMap(({ inTheWay }) => inTheWay ?? []);
  const gaveUp = slots.flatMap(({ id, item, compromises }) =>
    item
      ? compromises.map(({ term, cost }) => ({
          id: `${id}-${term}`,
          line: words.gaveUp(item.name, termWords[term].name.toLowerCase(), cost),
        }))
      : [],
  );
  const sum = terms.reduce((total, { points }) => total + points, 0);
  if (!slots.some(({ item }) => item)) return null;
  return (
    <div className={styles.score}>
      {late.length === 0 && <p>{words.readyNow}</p>}
      {late.map(({ recordId, name, days, instead }) => (
        <p key={recordId} className={styles.late}>
          {words.inTheWay(
            name,
            leadTimeWords(days),
            instead && { name: instead.name, lead: leadTimeWords(instead.leadTimeDays) },
          )}
        </p>
      ))}
      <details>
        <summary>{words.score(sum)}</summary>
        <dl aria-label={`${words.scoreList}, ${letter.toUpperCase()}`}>
          {terms.map(({ term, name, words: why, points }) => (
            <div key={term}>
              <dt>
                {name} <span>{words.points(points)}</span>
              </dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
        {gaveUp.length > 0 && (
          <ul>
            {gaveUp.map(({ id, line }) => (
              <li key={id}>{line}</li>
            ))}
          </ul>
        )}
      </details>
    </div>
  );
}
