import { useEffect, useRef, useState } from 'react';
import { rememberToken, type SentImage, sendImage } from './send-image.ts';
import { noUploads, uploadQueue } from './upload-queue.ts';

interface UploadsGiven {
  bounds: { min: number; max: number };
  /** How many are there already. */
  count: number;
  onSent: (image: SentImage) => void;
}

/** Pictures that are sent as they are chosen. Whoever goes on meanwhile loses none. */
export function useUploads(given: UploadsGiven) {
  const [uploads, setUploads] = useState(noUploads);
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  const [queue] = useState(() =>
    uploadQueue({
      send: sendImage,
      room: () => latest.current,
      onSent(image) {
        rememberToken(image);
        // Until the page has counted it itself: another choice may come in between.
        latest.current = { ...latest.current, count: latest.current.count + 1 };
        latest.current.onSent(image);
      },
      onChange: setUploads,
    }),
  );
  return { ...uploads, ...queue };
}
