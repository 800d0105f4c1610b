import { uploadCountMessage, uploadLimits, uploadRefusalWords, uploadTypeMessage } from '#core/media/index.ts';
import type { Sending, SentImage } from './send-image.ts';
import { uploadWords } from './words.ts';

export interface PendingUpload {
  id: number;
  name: string;
  share: number;
}

export interface Uploads {
  /** Uploading or queued. */
  pending: readonly PendingUpload[];
  /** What was rejected since the last selection, and why. */
  error: string | null;
}

export const noUploads: Uploads = { pending: [], error: null };

interface UploadQueueGiven {
  send: (file: File, onProgress: (share: number) => void) => Sending;
  /** Deletes a picture that was sent. Says why it couldn't. */
  remove: (id: string) => Promise<string | null>;
  /** The allowed number of pictures, and how many there are right now. */
  room: () => { bounds: { min: number; max: number }; count: number };
  onSent: (image: SentImage) => void;
  onChange: (uploads: Uploads) => void;
}

/** Rejects obvious non-pictures before uploading. The server judges the rest by content. */
function refusalOf({ type, size }: File): string | null {
  // Some browsers report no type for HEIC files.
  if (type !== '' && uploadTypeMessage(type)) return uploadTypeMessage(type);
  return size > uploadLimits.bytes ? uploadRefusalWords['too-many-bytes'] : null;
}

/** Uploads in progress, each with its progress and a cancel. Reports what was rejected. */
export function uploadQueue({ send, remove, room, onSent, onChange }: UploadQueueGiven) {
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
        // One at a time: a visitor's first upload sets the cookie that makes the next ones theirs too.
        last = last.then(() => sendOne(id, file));
      }
    },
    /** The picture stays in the list until the server has deleted it. */
    async remove(id: string, onRemoved: () => void): Promise<void> {
      become({ error: null });
      const failure = await remove(id);
      if (failure === null) onRemoved();
      else told(failure);
    },
    cancel(id: number): void {
      leave(id);
      aborts.get(id)?.();
    },
  };
}
