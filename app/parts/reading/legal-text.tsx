import type { LegalSection } from '#content/legal/section.ts';
import styles from './legal-text.module.css';
import { Points } from './points.tsx';

/** Sections of a legal text, each with its anchor. */
export function LegalText({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className={styles.text}>
      {sections.map(({ id, title, paragraphs, points }) => (
        <section key={id} id={id} className={styles.part} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          <div className={styles.words}>
            {paragraphs.map((words) => (
              <p key={words}>{words}</p>
            ))}
            {points && <Points points={points} />}
          </div>
        </section>
      ))}
    </div>
  );
}
