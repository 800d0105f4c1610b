import { useEffect, useRef, useState } from 'react';
import { uploadCountMessage, uploadLimits, uploadRefusalWords, uploadTypeMessage } from '#core/media/index.ts';
import type { UploadedImage } from '#core/survey/index.ts';
import { quizWords } from '../words.ts';
import { rememberToken, type Sending, sendImage } from './send-image.ts';

export interface PendingUpload {
  id: number;
  name: string;
  share: number;
}

interface UploadsGiven {
  bounds: { min: number; max: number };
  /** How many are there already. */
  count: number;
  onAdded: (image: UploadedImage) => void;
}

/** What cannot be a picture for us is said before it is sent; the rest is the server's to judge, by its content. */
function refusalOf({ type, size }: File): string | null {
  // Some browsers do not know what a HEIC file is.
  if (type !== '' && uploadTypeMessage(type)) return uploadTypeMessage(type);
  return size > uploadLimits.bytes ? uploadRefusalWords['too-many-bytes'] : null;
}

/** Pictures on their way: each with its progress, and a way to call it off. */
export function useUploads({ bounds, count, onAdded }: UploadsGiven) {
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const [error, setError] = useState<string | null>(null);
  const sendings = useRef(new Map<number, Sending>());
  const next = useRef(0);
  const added = useRef(onAdded);
  added.current = onAdded;

  useEffect(() => {
    const all = sendings.current;
    return () => {
      for (const { abort } of all.values()) abort();
    };
  }, []);

  async function send(file: File) {
    const id = next.current++;
    setPending((before) => [...before, { id, name: file.name, share: 0 }]);
    const sending = sendImage(file, (share) =>
      setPending((before) => before.map((one) => (one.id === id ? { ...one, share } : one))),
    );
    sendings.current.set(id, sending);
    try {
      const sent = await sending.done;
      rememberToken(sent);
      added.current({ id: sent.id, url: sent.secure_url });
    } catch (failure) {
      const cancelled = failure instanceof DOMException && failure.name === 'AbortError';
      if (!cancelled) setError(failure instanceof Error ? failure.message : quizWords.upload.failed);
    } finally {
      sendings.current.delete(id);
      setPending((before) => before.filter((one) => one.id !== id));
    }
  }

  return {
    pending,
    error,
    add(files: readonly File[]) {
      setError(null);
      const tooMany = uploadCountMessage(count + pending.length + files.length, { ...bounds, min: 0 });
      if (tooMany) return setError(uploadCountMessage(bounds.max + 1, bounds));
      for (const file of files) {
        const refusal = refusalOf(file);
        if (refusal) setError(refusal);
        else void send(file);
      }
    },
    cancel: (id: number) => sendings.current.get(id)?.abort(),
  };
}
