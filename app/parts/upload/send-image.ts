import { send } from '#app/parts/request/send.ts';
import { uploadPreset } from '#core/media/index.ts';
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
      else reject(new Error(messageOf(request.responseText)));
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

function messageOf(answer: string): string {
  try {
    return (JSON.parse(answer) as { error: { message: string } }).error.message;
  } catch {
    return uploadWords.failed;
  }
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

/** Deletes a picture uploaded from this browser. Without its token, it's only removed from the answer. */
export async function deleteImage(id: string): Promise<void> {
  const { [id]: token, ...others } = tokens();
  if (!token) return;
  localStorage.setItem(tokensKey, JSON.stringify(others));
  await send('/image/delete_by_token', { json: { token } });
}
