import { Title } from '#app/ui/type/title.tsx';
import { itemSections } from './item-fields.ts';
import styles from './piece.module.css';
import { fieldLabels } from './words.ts';

/** The same fields as the form's, for those who don't change them. */
export function ItemFacts({ cells }: { cells: Record<string, string> }) {
  return (
    <div className={styles.form}>
      {itemSections.map(({ title, fields }) => {
        const filled = fields.filter(({ heading }) => cells[heading]);
        return filled.length === 0 ? null : (
          <section key={title} className={styles.section}>
            <Title as="h2" size="small">
              {title}
            </Title>
            <dl className={styles.fields}>
              {filled.map(({ heading }) => (
                <div key={heading}>
                  <dt className={styles.label}>{fieldLabels[heading] ?? heading}</dt>
                  <dd>{cells[heading]?.replaceAll(';', ', ')}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}
