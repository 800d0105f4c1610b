import { uploadCountMessage, uploadLimits, uploadRefusalWords, uploadTypeMessage } from '#core/media/index.ts';
import type { Sending, SentImage } from './send-image.ts';
import { uploadWords } from './words.ts';

export interface PendingUpload {
  id: number;
  name: string;
  share: number;
}

export interface Uploads {
  /** On their way, or waiting for it. */
  pending: readonly PendingUpload[];
  /** What was not taken since the last choice, and why. */
  error: string | null;
}

export const noUploads: Uploads = { pending: [], error: null };

interface UploadQueueGiven {
  send: (file: File, onProgress: (share: number) => void) => Sending;
  /** How many there may be, and how many are there at this moment. */
  room: () => { bounds: { min: number; max: number }; count: number };
  onSent: (image: SentImage) => void;
  onChange: (uploads: Uploads) => void;
}

/** What cannot be a picture for us is said before it is sent; the rest is the server's to judge, by its content. */
function refusalOf({ type, size }: File): string | null {
  // Some browsers do not know what a HEIC file is.
  if (type !== '' && uploadTypeMessage(type)) return uploadTypeMessage(type);
  return size > uploadLimits.bytes ? uploadRefusalWords['too-many-bytes'] : null;
}

/** Pictures on their way: each with its progress, and a way to call it off. What is not taken is said. */
export function uploadQueue({ send, room, onSent, onChange }: UploadQueueGiven) {
  let now = noUploads;
  let last = Promise.resolve();
  let next = 0;
  const aborts = new Map<number, () => void>();

  function become(changes: Partial<Uploads>): void {
    now = { ...now, ...changes };
    onChange(now);
  }
  const told = (message: string) => {
    if (!now.error?.includes(message)) become({ error: [now.error, message].filter(Boolean).join(' ') });
  };
  const leave = (id: number) => become({ pending: now.pending.filter((one) => one.id !== id) });

  async function sendOne(id: number, file: File): Promise<void> {
    if (!now.pending.some((one) => one.id === id)) return;
    try {
      const { done, abort } = send(file, (share) =>
        become({ pending: now.pending.map((one) => (one.id === id ? { ...one, share } : one)) }),
      );
      aborts.set(id, abort);
      onSent(await done);
    } catch (failure) {
      const isCancelled = failure instanceof DOMException && failure.name === 'AbortError';
      if (!isCancelled) told(failure instanceof Error ? failure.message : uploadWords.failed);
    } finally {
      aborts.delete(id);
      leave(id);
    }
  }

  return {
    add(files: readonly File[]): void {
      become({ error: null });
      const { bounds, count } = room();
      const total = count + now.pending.length + files.length;
      const tooMany = uploadCountMessage(Math.max(bounds.min, total), bounds);
      if (tooMany) {
        told(tooMany);
        return;
      }
      for (const file of files) {
        const refusal = refusalOf(file);
        if (refusal) {
          told(refusal);
          continue;
        }
        const id = next++;
        become({ pending: [...now.pending, { id, name: file.name, share: 0 }] });
        // One after the other: a visitor's first picture brings the cookie by which the next ones are theirs as well.
        last = last.then(() => sendOne(id, file));
      }
    },
    cancel(id: number): void {
      leave(id);
      aborts.get(id)?.();
    },
  };
}
