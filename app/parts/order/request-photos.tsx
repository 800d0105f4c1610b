import { imagePath, uploadPreset } from '#core/media/index.ts';
import styles from './request-photos.module.css';

const [small, full] = [240, 1920];

interface RequestPhotosProps {
  photos: readonly string[];
  label: string;
  /** The alt text of one photo, by number. */
  photo: (number: number) => string;
}

/** The customer's photos for a return or exchange. Clicking one shows it in full. */
export function RequestPhotos({ photos, label, photo }: RequestPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos} aria-label={label}>
      {photos.map((id, index) => (
        <li key={id}>
          <a href={imagePath(`${uploadPreset}/${id}`, full)} target="_blank" rel="noreferrer">
            <img src={imagePath(`${uploadPreset}/${id}`, small)} alt={photo(index + 1)} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
