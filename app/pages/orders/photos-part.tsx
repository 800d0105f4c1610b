import { IconButton } from '#app/ui/action/icon-button.tsx';
import { FileDrop } from '#app/ui/field/file-drop.tsx';
import { CloseIcon } from '#app/ui/icon/signs.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { imagePath, uploadPreset, uploadTypes } from '#core/media/index.ts';
import { mostReturnPhotos } from '#core/order/index.ts';
import styles from './order.module.css';
import type { usePhotos } from './use-photos.ts';
import { ordersWords as words } from './words.ts';

const shownWidth = 240;

/** Photographs that go with a request; each is sent as it is chosen. */
export function PhotosPart({ photos, areSending, error, add, remove }: ReturnType<typeof usePhotos>) {
  return (
    <div className={styles.photos}>
      {photos.length < mostReturnPhotos ? (
        <FileDrop
          label={words.photos}
          button={words.photosButton}
          accept={[...uploadTypes, '.heic']}
          hint={words.photosHint(mostReturnPhotos)}
          error={error ?? undefined}
          onFiles={add}
        >
          {words.photosDrop}
        </FileDrop>
      ) : (
        <Text size="small">{words.photosFull}</Text>
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
