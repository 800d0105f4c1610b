import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import styles from './how-it-works.module.css';
import type { Pictures } from './pictures.ts';
import { stepPictures } from './step-pictures.tsx';
import { VideoPart } from './video-part.tsx';
import { homeWords } from './words.ts';

export function HowItWorks({ pictures, poster }: { pictures: Pictures; poster: string }) {
  return (
    <Section className={styles.part}>
      <div className={styles.head}>
        <div className={styles.intro}>
          <h2>{homeWords.how}</h2>
          <Text tone="soft">{homeWords.howLead}</Text>
        </div>
        <VideoPart pictures={pictures} poster={poster} className={styles.video} />
      </div>
      <Wrap>
        <ol className={styles.steps}>
          {homeWords.steps.map(({ title, words }, index) => {
            const StepPicture = stepPictures[index];
            return (
              <li key={title} className={styles.step} data-below="far">
                {StepPicture && (
                  <div className={styles.picture}>
                    <StepPicture pictures={pictures} />
                  </div>
                )}
                <div className={styles.words}>
                  <span className={styles.number}>{index + 1}</span>
                  <div>
                    <Title as="h3" size="small">
                      {title}
                    </Title>
                    <Text size="small" tone="soft">
                      {words}
                    </Text>
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
      </Wrap>
    </Section>
  );
}
