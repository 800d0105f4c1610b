import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './closing-call.module.css';
import { type Pictures, pieces } from './pictures.ts';
import { StartLink } from './start-link.tsx';
import { homeWords } from './words.ts';

export function ClosingCall({ pictures }: { pictures: Pictures }) {
  const chair = pictures[pieces.chair];
  return (
    <Section ground="forest" className={styles.call}>
      <Wrap className={styles.inside}>
        <div className={styles.words}>
          <h2>{homeWords.ready}</h2>
          <StartLink kind="paper" />
        </div>
        {chair && (
          <div className={styles.piece}>
            <Picture
              publicId={pieces.chair}
              alt=""
              width={chair.width}
              height={chair.height}
              sizes="(min-width: 768px) 34vw, 70vw"
              cutOut
            />
          </div>
        )}
      </Wrap>
    </Section>
  );
}
