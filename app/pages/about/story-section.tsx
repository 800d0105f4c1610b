import type { PictureFacts } from '#app/parts/reading/cut-out.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import type { story } from '#content/company/story.ts';
import styles from './about.module.css';
import { aboutWords, storyPiece } from './words.ts';

export interface StorySectionProps {
  told: ReturnType<typeof story>;
  pictures: PictureFacts;
}

export function StorySection({ told, pictures }: StorySectionProps) {
  const picture = pictures[storyPiece];
  return (
    <>
      <Section>
        <Wrap className={picture ? styles.story : styles.storyAlone}>
          <p className={styles.statement}>{told.opening}</p>
          <div className={styles.paragraphs}>
            {told.paragraphs.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </div>
          {picture && (
            <Picture
              publicId={storyPiece}
              {...picture}
              sizes="(min-width: 768px) 45vw, 100vw"
              className={styles.picture}
            />
          )}
        </Wrap>
      </Section>
      <Section ground="linen" tight>
        <Wrap>
          <dl className={styles.figures}>
            {told.figures.map(({ figure, words }) => (
              <div key={figure}>
                <dt>{figure}</dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </Wrap>
      </Section>
      <Section>
        <Wrap>
          <h2 className={styles.heading}>{aboutWords.principles}</h2>
          <ol className={styles.principles}>
            {told.principles.map(({ title, words }, at) => (
              <li key={title}>
                <span className={styles.number}>{at + 1}</span>
                <Title as="h3" size="small">
                  {title}
                </Title>
                <Text tone="soft">{words}</Text>
              </li>
            ))}
          </ol>
        </Wrap>
      </Section>
    </>
  );
}
