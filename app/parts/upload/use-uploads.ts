import { useEffect, useRef, useState } from 'react';
import { deleteImage, rememberToken, type SentImage, sendImage } from './send-image.ts';
import { noUploads, uploadQueue } from './upload-queue.ts';

interface UploadsGiven {
  bounds: { min: number; max: number };
  /** How many there are already. */
  count: number;
  onSent: (image: SentImage) => void;
}

/** Uploads pictures as they are chosen. Navigating on meanwhile loses none. */
export function useUploads(given: UploadsGiven) {
  const [uploads, setUploads] = useState(noUploads);
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  const [queue] = useState(() =>
    uploadQueue({
      send: sendImage,
      remove: deleteImage,
      room: () => latest.current,
      onSent(image) {
        rememberToken(image);
        // Until the page has rerendered with the new count: another selection may come first.
        latest.current = { ...latest.current, count: latest.current.count + 1 };
        latest.current.onSent(image);
      },
      onChange: setUploads,
    }),
  );
  return { ...uploads, ...queue };
}
