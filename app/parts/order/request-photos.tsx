import { imagePath, uploadPreset } from '#core/media/index.ts';
import styles from './request-photos.module.css';

const [small, full] = [240, 1920];

interface RequestPhotosProps {
  photos: readonly string[];
  label: string;
  /** Of one of them, by its number. */
  photo: (number: number) => string;
}

/** What a customer photographed for a return or an exchange; pressed, each is shown whole. */
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
