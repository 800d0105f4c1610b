import { imagePath, uploadPreset } from '#core/media/index.ts';
import { type Answers, imagesOf } from '#core/survey/index.ts';
import styles from './brief-panel.module.css';
import { words } from './words.ts';

const groups = ['floor_plan', 'room_photos', 'inspiration_images'] as const;

/** What the customer sent in pictures; pressed, each opens at its full size. */
export function BriefPictures({ answers }: { answers: Answers }) {
  const images = groups.flatMap((group) => imagesOf(answers, group).map(({ id }) => ({ id, group })));
  if (images.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={words.photos}>
      {images.map(({ id, group }, index) => (
        <li key={id} className={index === 0 || group === 'floor_plan' ? styles.large : undefined}>
          <a href={imagePath(`${uploadPreset}/${id}`, 1920)} target="_blank" rel="noreferrer">
            <img src={imagePath(`${uploadPreset}/${id}`, 640)} alt={words.picture(group, index + 1)} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
