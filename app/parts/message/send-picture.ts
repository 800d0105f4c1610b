import { uploadPreset } from '#core/media/index.ts';
import { messageWords } from './words.ts';

export interface SentPicture {
  publicId: string;
  width: number;
  height: number;
}

/** Takes one picture to the image host, or says why it would not have it. */
export async function sendPicture(
  file: File,
): Promise<{ ok: true; picture: SentPicture } | { ok: false; words: string }> {
  const form = new FormData();
  form.set('upload_preset', uploadPreset);
  form.set('file', file);
  try {
    const answer = await fetch('/image/upload', { method: 'POST', body: form });
    const said: unknown = await answer.json();
    if (!answer.ok) return { ok: false, words: messageOf(said) };
    const { public_id: publicId, width, height } = said as { public_id: string; width: number; height: number };
    return { ok: true, picture: { publicId, width, height } };
  } catch {
    return { ok: false, words: messageWords.pictureFailed };
  }
}

function messageOf(said: unknown): string {
  const error = (said as { error?: { message?: unknown } } | null)?.error;
  return typeof error?.message === 'string' ? error.message : messageWords.pictureFailed;
}
