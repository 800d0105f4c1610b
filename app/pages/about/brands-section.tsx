import { SampleMark } from '#app/parts/reading/sample-mark.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { brandWords } from '#content/company/brands.ts';
import { shown } from '#content/company/sample.ts';
import { type BrandId, brands } from '#showroom/catalog/brands.ts';
import styles from './about.module.css';
import { aboutWords } from './words.ts';

/** The brands' wordmarks as URLs. */
const files = import.meta.glob<string>('../../../showroom/marks/brands/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The URL of a wordmark; undefined for a brand without one, whose name is shown as text. */
export const brandMark = (name: string): string | undefined => files[`../../../showroom/marks/brands/${name}.svg`];

const list = (Object.keys(brands) as BrandId[]).map((id) => ({ id, ...brands[id], ...brandWords[id] }));

export function BrandsSection({ mode }: { mode: 'demo' | 'production' }) {
  const known = shown(list, mode);
  if (known.length === 0) return null;
  return (
    <Section id="brands" ground="linen">
      <Wrap>
        <div className={styles.head}>
          <h2>{aboutWords.brands}</h2>
          <Text tone="soft">{aboutWords.brandsWords}</Text>
        </div>
        <ul className={styles.brands}>
          {known.map(({ id, name, mark, about, sample }) => {
            const source = brandMark(mark);
            return (
              <li key={id} className={styles.brand}>
                <h3 className={styles.mark}>
                  {source ? <img src={source} alt={name} className={styles.markPicture} /> : name}
                </h3>
                <Text size="small" tone="soft">
                  {about} {sample && <SampleMark />}
                </Text>
              </li>
            );
          })}
        </ul>
      </Wrap>
    </Section>
  );
}
