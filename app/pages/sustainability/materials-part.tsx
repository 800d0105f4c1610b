import type { PictureFacts } from '#app/parts/reading/cut-out.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { materialsGuide } from '#content/guides/sustainability.ts';
import styles from './sustainability.module.css';
import { materialPiece, sustainabilityWords } from './words.ts';

export function MaterialsPart({ pictures }: { pictures: PictureFacts }) {
  const picture = pictures[materialPiece];
  return (
    <Section ground="linen">
      <Wrap className={picture ? styles.materials : undefined}>
        <div className={styles.materialsHead}>
          <h2>{sustainabilityWords.materials}</h2>
          <Text tone="soft">{sustainabilityWords.materialsWords}</Text>
          {picture && (
            <Picture
              publicId={materialPiece}
              {...picture}
              sizes="(min-width: 768px) 38vw, 100vw"
              className={styles.picture}
            />
          )}
        </div>
        <ul className={styles.list}>
          {materialsGuide.map(({ title, words, ask }) => (
            <li key={title} className={styles.material}>
              <Title as="h3" size="heading">
                {title}
              </Title>
              <Text tone="soft">{words}</Text>
              <Text size="small" strong>
                {sustainabilityWords.ask}: {ask}
              </Text>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
