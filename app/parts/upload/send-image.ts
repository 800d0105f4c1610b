import { send } from '#app/parts/request/send.ts';
import { uploadPreset } from '#core/media/index.ts';
import { parseJson } from '#core/texts/index.ts';
import { uploadWords } from './words.ts';

export interface SentImage {
  id: string;
  secure_url: string;
  delete_token: string;
}

export interface Sending {
  done: Promise<SentImage>;
  abort: () => void;
}

/** Uploads one picture. Uses XMLHttpRequest because fetch doesn't report upload progress. */
export function sendImage(file: File, onProgress: (share: number) => void): Sending {
  const request = new XMLHttpRequest();
  const done = new Promise<SentImage>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as SentImage);
      else reject(new Error(failureText(request.responseText, uploadWords.failed)));
    };
    request.onerror = () => reject(new Error(uploadWords.failed));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
  });
  const form = new FormData();
  form.set('upload_preset', uploadPreset);
  form.set('file', file);
  request.open('POST', '/image/upload');
  request.send(form);
  return { done, abort: () => request.abort() };
}

const longestText = 300;

/** The response's own text. A page or nothing at all, as a proxy may send, helps no one: `otherwise` is shown instead. */
export function failureText(response: string, otherwise: string): string {
  const answer = parseJson(response) as { error?: { message?: unknown } } | null;
  const message = answer?.error?.message;
  if (typeof message === 'string') return message;
  const plain = response.trim();
  const isSentence = plain !== '' && plain.length <= longestText && !/^[<{[]/.test(plain);
  return isSentence ? plain : otherwise;
}

const tokensKey = 'hearthline-upload-tokens';

const tokens = (): Record<string, string> => {
  try {
    return JSON.parse(localStorage.getItem(tokensKey) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

export function rememberToken({ id, delete_token }: SentImage): void {
  localStorage.setItem(tokensKey, JSON.stringify({ ...tokens(), [id]: delete_token }));
}

const notFoundStatus = 404;

/**
 * Deletes a picture uploaded from this browser and returns null, or why that failed. Without its token, there's nothing
 * to ask the server for: the picture is only removed from the answer.
 */
export async function deleteImage(id: string): Promise<string | null> {
  const { [id]: token } = tokens();
  if (!token) return null;
  const { ok, status, text } = await send('/image/delete_by_token', { json: { token } });
  // Not found: it's gone already, perhaps by a first try whose answer was lost.
  if (!ok && status !== notFoundStatus) return failureText(text, uploadWords.deleteFailed);
  // Read again: another picture may have been uploaded while we waited.
  const { [id]: _gone, ...others } = tokens();
  localStorage.setItem(tokensKey, JSON.stringify(others));
  return null;
}
