import { Title } from '#app/ui/type/title.tsx';
import { pieceKinds } from '#core/catalog/index.ts';
import { type ItemField, itemSections } from './item-fields.ts';
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
              {filled.map((field) => (
                <div key={field.heading}>
                  <dt className={styles.label}>{fieldLabels[field.heading] ?? field.heading}</dt>
                  <dd>{shown(field, cells)}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </div>
  );
}

/** A field's value as the form would name it. */
function shown(field: ItemField, cells: Record<string, string>): string {
  const values = (cells[field.heading] ?? '').split(';');
  const kind = pieceKinds.find((one) => one === cells.kind);
  const options =
    field.input === 'many' ? field.options : field.input === 'one' && kind ? field.options(kind, cells.type ?? '') : [];
  return values.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', ');
}
