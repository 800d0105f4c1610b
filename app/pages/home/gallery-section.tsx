import { TextLink } from '#app/ui/action/text-link.tsx';
import { Section, Wrap } from '#app/ui/layout/layout.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Text } from '#app/ui/type/text.tsx';
import styles from './gallery-section.module.css';
import type { Pictures } from './pictures.ts';
import { homeWords } from './words.ts';

/** A few gallery rooms, enough to fill the wall. */
export function GallerySection({ pictures, rooms }: { pictures: Pictures; rooms: readonly string[] }) {
  const shown = rooms.filter((id) => id in pictures);
  if (shown.length < 4) return null;
  return (
    <Section>
      <Wrap>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2>{homeWords.gallery}</h2>
            <Text tone="soft">{homeWords.galleryLead}</Text>
          </div>
          <TextLink href="/inspiration-gallery">{homeWords.galleryMore}</TextLink>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the wall is wider than the window and must be scrollable by keyboard */}
        <ul className={styles.wall} tabIndex={0} aria-label={homeWords.gallery}>
          {shown.map((id) => {
            const { width = 3, height = 2, alt = '', blur } = pictures[id] ?? {};
            return (
              <li key={id} className={styles.room}>
                <Picture
                  {...{ publicId: id, width, height, alt, blur }}
                  sizes="(min-width: 768px) 48vw, 78vw"
                  fit="cover"
                  focus="50% 65%"
                />
              </li>
            );
          })}
        </ul>
      </Wrap>
    </Section>
  );
}
