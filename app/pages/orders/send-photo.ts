import { uploadPreset } from '#core/media/index.ts';

/** Sends one photograph; its id, or null where it was not taken. */
export async function sendPhoto(file: File): Promise<string | null> {
  const body = new FormData();
  body.append('upload_preset', uploadPreset);
  body.append('file', file);
  try {
    const answer = await fetch('/image/upload', { method: 'POST', body });
    if (!answer.ok) return null;
    const { id }: { id: string } = await answer.json();
    return id;
  } catch {
    return null;
  }
}
