import { useRef, useState } from 'react';
import { uploadCountMessage, uploadLimits, uploadRefusalWords, uploadTypeMessage } from '#core/media/index.ts';
import type { UploadedImage } from '#core/survey/index.ts';
import { quizWords } from '../words.ts';
import { rememberToken, sendImage } from './send-image.ts';

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

/** Pictures on their way: each with its progress, and a way to call it off. Whoever goes on meanwhile loses none. */
export function useUploads({ bounds, count, onAdded }: UploadsGiven) {
  const [pending, setPending] = useState<readonly PendingUpload[]>([]);
  const [error, setError] = useState<string | null>(null);
  const sending = useRef<{ id: number; abort: () => void } | null>(null);
  const queue = useRef(Promise.resolve());
  const cancelled = useRef(new Set<number>());
  const next = useRef(0);
  async function send(id: number, file: File): Promise<void> {
    if (cancelled.current.has(id)) return;
    try {
      const { done, abort } = sendImage(file, (share) =>
        setPending((before) => before.map((one) => (one.id === id ? { ...one, share } : one))),
      );
      sending.current = { id, abort };
      const sent = await done;
      rememberToken(sent);
      onAdded({ id: sent.id, url: sent.secure_url });
    } catch (failure) {
      const isCancelled = failure instanceof DOMException && failure.name === 'AbortError';
      if (!isCancelled) setError(failure instanceof Error ? failure.message : quizWords.upload.failed);
    } finally {
      sending.current = null;
      setPending((before) => before.filter((one) => one.id !== id));
    }
  }

  /** One after the other: a visitor's first picture brings the cookie by which the next ones are theirs as well. */
  function enqueue(file: File): void {
    const id = next.current++;
    setPending((before) => [...before, { id, name: file.name, share: 0 }]);
    queue.current = queue.current.then(() => send(id, file));
  }

  function cancel(id: number): void {
    cancelled.current.add(id);
    setPending((before) => before.filter((one) => one.id !== id));
    if (sending.current?.id === id) sending.current.abort();
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
        else enqueue(file);
      }
    },
    cancel,
  };
}
