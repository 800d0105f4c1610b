import { useState } from 'react';
import { useUploads } from '#app/parts/upload/use-uploads.ts';
import { IconButton } from '#app/ui/action/icon-button.tsx';
import { FileDrop } from '#app/ui/field/file-drop.tsx';
import { CloseIcon } from '#app/ui/icon/signs.tsx';
import { ProblemText } from '#app/ui/notice/problem-text.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { imagePath, uploadPreset, uploadTypes } from '#core/media/index.ts';
import { mostReturnPhotos } from '#core/order/index.ts';
import styles from '../order.module.css';
import { ordersWords as words } from '../words.ts';

const bounds = { min: 0, max: mostReturnPhotos };

/** The ids of a request's photos, and whether some are still uploading. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const { pending, error, add, remove } = useUploads({
    ...{ bounds, count: photos.length },
    onSent: ({ id }) => setPhotos((before) => [...before, id]),
  });
  const takeOut = (id: string) => void remove(id, () => setPhotos((before) => before.filter((one) => one !== id)));
  return { photos, areSending: pending.length > 0, error, add, remove: takeOut };
}

const shownWidth = 240;

interface PhotosSectionProps extends ReturnType<typeof usePhotos> {
  hint: string;
}

/** Photos for a request or a report, each uploaded as soon as it's chosen. */
export function PhotosSection({ photos, areSending, error, add, remove, hint }: PhotosSectionProps) {
  return (
    <div className={styles.photos}>
      {photos.length < mostReturnPhotos ? (
        <FileDrop
          label={words.photos}
          button={words.photosButton}
          accept={[...uploadTypes, '.heic']}
          hint={hint}
          error={error ?? undefined}
          onFiles={add}
        >
          {words.photosDrop}
        </FileDrop>
      ) : (
        <>
          <Text size="small">{words.photosFull}</Text>
          <ProblemText size="small" message={error} />
        </>
      )}
      <Text size="small" tone="soft" role="status">
        {areSending ? words.photoSending : ''}
      </Text>
      {photos.length > 0 && (
        <ul className={styles.thumbs}>
          {photos.map((id, index) => (
            <li key={id}>
              <input type="hidden" name="photo" value={id} />
              <img src={imagePath(`${uploadPreset}/${id}`, shownWidth)} alt={words.photo(index + 1)} />
              <IconButton kind="paper" label={words.photoRemove(index + 1)} onClick={() => remove(id)}>
                <CloseIcon small />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
