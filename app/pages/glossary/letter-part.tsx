import { Sources } from '#app/parts/reading/sources.tsx';
import { anchorOf, type GlossaryTerm, glossaryGroups } from '#content/glossary/index.ts';
import styles from './glossary.module.css';

export function LetterPart({ letter, terms }: { letter: string; terms: readonly GlossaryTerm[] }) {
  return (
    <section id={letter} aria-labelledby={`${letter}-title`} className={styles.part}>
      <h2 id={`${letter}-title`} className={styles.letter}>
        {letter}
      </h2>
      <dl className={styles.terms}>
        {terms.map(({ term, group, meaning, also, source }) => (
          <div key={term} id={anchorOf(term)} className={styles.term}>
            <dt>
              <span>{term}</span>
              <span className={styles.group}>{glossaryGroups[group]}</span>
            </dt>
            <dd>
              {meaning}
              {also && <span className={styles.also}>Also: {also}.</span>}
              {source && <Sources ids={[source]} line />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
