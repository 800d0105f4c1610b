import { lazy, Suspense, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { attachedPicture, imagePath } from '#core/media/index.ts';
import { type Answers, imagesOf } from '#core/survey/index.ts';
import styles from './brief-pictures.module.css';
import { briefWords } from './brief-words.ts';

const PictureWindow = lazy(() => import('./picture-window.tsx'));

const groups = ['floor_plan', 'room_photos', 'inspiration_images'] as const;

/** The customer's pictures. Clicking one shows it full-window. */
export function BriefPictures({ answers }: { answers: Answers }) {
  const [looked, setLooked] = useState<number | null>(null);
  const pictures = groups.flatMap((group) =>
    imagesOf(answers, group).map(({ id }, index) => ({
      ...{ id, group, publicId: attachedPicture(id) },
      name: briefWords.picture(group, index + 1),
    })),
  );
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={styles.pictures} aria-label={briefWords.photos}>
        {pictures.map(({ id, group, publicId, name }, index) => (
          <li key={id} className={classNames((index === 0 || group === 'floor_plan') && styles.large, styles[group])}>
            <button type="button" onClick={() => setLooked(index)} aria-haspopup="dialog">
              <img src={imagePath(publicId, 640)} alt={name} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {looked !== null && (
        <Suspense>
          <PictureWindow pictures={pictures} at={looked} onTurn={setLooked} onClose={() => setLooked(null)} />
        </Suspense>
      )}
    </>
  );
}
