import { useState } from 'react';
import { deleteImage } from '#app/parts/upload/send-image.ts';
import { useUploads } from '#app/parts/upload/use-uploads.ts';
import { mostReturnPhotos } from '#core/order/index.ts';

const bounds = { min: 0, max: mostReturnPhotos };

/** The photographs of a request, by their ids, and whether some are still on their way. */
export function usePhotos() {
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const { pending, error, add } = useUploads({
    ...{ bounds, count: photos.length },
    onSent: ({ id }) => setPhotos((before) => [...before, id]),
  });

  function remove(id: string) {
    setPhotos((before) => before.filter((one) => one !== id));
    void deleteImage(id);
  }

  return { photos, areSending: pending.length > 0, error, add, remove };
}
