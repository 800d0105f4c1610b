import { lazy, Suspense, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { attachedPicture, imagePath } from '#core/media/index.ts';
import { type Answers, imagesOf } from '#core/survey/index.ts';
import type { VisitPhoto } from '#server/visit/visit-photos.ts';
import styles from './brief-pictures.module.css';
import { briefWords } from './brief-words.ts';

const PictureWindow = lazy(() => import('./picture-window.tsx'));

const groups = ['floor_plan', 'room_photos', 'inspiration_images'] as const;

/** The photos of our visit and the customer's own pictures. Clicking one shows it full-window. */
export function BriefPictures({ answers, onSite }: { answers: Answers; onSite: readonly VisitPhoto[] }) {
  const [looked, setLooked] = useState<number | null>(null);
  const ofVisit = onSite.map(({ id, publicId }, index) => ({
    ...{ id, publicId, group: 'room_photos' as const, name: briefWords.visitPhoto(index + 1) },
  }));
  const fromCustomer = groups.flatMap((group) =>
    imagesOf(answers, group).map(({ id }, index) => ({
      ...{ id, group, publicId: attachedPicture(id) },
      name: briefWords.picture(group, index + 1),
    })),
  );
  const pictures = [...ofVisit, ...fromCustomer];
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
