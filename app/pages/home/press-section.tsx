import { SampleMark } from '#app/parts/reading/sample-mark.tsx';
import { Wrap } from '#app/ui/layout/layout.tsx';
import type { PressVoice } from '#content/company/press.ts';
import styles from './press-section.module.css';
import { homeWords } from './words.ts';

/** The publications' wordmarks as URLs. */
const files = import.meta.glob<string>('../../../showroom/marks/press/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** By the publication's name; undefined for one without a mark, whose name is shown as text. */
const pressMark = (name: string): string | undefined =>
  files[`../../../showroom/marks/press/${name.toLowerCase().replace('&', 'and').replaceAll(' ', '-')}.svg`];

/** Publications that write about us, by their own marks. */
export function PressSection({ press }: { press: readonly PressVoice[] }) {
  if (press.length === 0) return null;
  return (
    <section aria-label={homeWords.press} className={styles.part}>
      <Wrap>
        <ul className={styles.strip}>
          {press.map(({ name, words }) => {
            const source = pressMark(name);
            return (
              <li key={name} className={styles.voice}>
                {source ? (
                  <img src={source} alt={name} loading="lazy" width={160} height={40} className={styles.mark} />
                ) : (
                  <span className={styles.name}>{name}</span>
                )}
                <q className={styles.words}>{words}</q>
              </li>
            );
          })}
        </ul>
        {press.some(({ sample }) => sample) && (
          <p className={styles.sample}>
            <SampleMark />
          </p>
        )}
      </Wrap>
    </section>
  );
}
