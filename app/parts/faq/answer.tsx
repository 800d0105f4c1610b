import { Points } from '#app/parts/reading/points.tsx';
import { Sources } from '#app/parts/reading/sources.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import type { Question } from '#content/faq/index.ts';
import styles from './answer.module.css';

export function Answer({ question }: { question: Question }) {
  const { answer, points, rows, more, sources } = question;
  return (
    <div className={styles.answer}>
      {answer.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {points && <Points points={points} />}
      {rows && (
        <dl className={styles.rows}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {more && <TextLink href={more.href}>{more.label}</TextLink>}
      {sources && <Sources ids={sources} line />}
    </div>
  );
}
