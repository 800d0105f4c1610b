import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { send } from '#app/parts/request/send.ts';
import { freshName } from '#app/ui/fresh-name.ts';
import { dropPhoto, type KeptPhoto, keepPhoto, photosKept } from './kept-photos.ts';

interface PhotoAnswer {
  error?: { message: string };
}

/** A device without a store, or with a full one, keeps a photo as long as the page is open. */
const asFarAsKept = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

const tooManyRequests = 429;
const signedOut = 401;
const comesLater = (status: number) =>
  status === 0 || status >= 500 || status === tooManyRequests || status === signedOut;

/** Photos taken on site: on this device at once, sent one after another, and again once there's a network. */
export function useVisitPhotos(surveyId: string) {
  const [waiting, setWaiting] = useState<readonly KeptPhoto[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const queue = useRef<readonly KeptPhoto[]>([]);
  const busy = useRef(false);
  const { revalidate } = useRevalidator();

  const become = useCallback((photos: readonly KeptPhoto[]) => {
    queue.current = photos;
    setWaiting(photos);
  }, []);

  const sendAll = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    let arrived = false;
    for (let [next] = queue.current; next; [next] = queue.current) {
      const { key, takenAt, file } = next;
      const form = new FormData();
      form.set('act', 'keep');
      form.set('id', key);
      form.set('takenAt', takenAt);
      form.set('photo', file);
      const { ok, status, answer } = await send<PhotoAnswer>(`/studio/projects/${surveyId}/photos`, { form });
      if (!ok && comesLater(status)) break;
      if (!ok) setProblem(answer?.error?.message ?? null);
      arrived ||= ok;
      await asFarAsKept(dropPhoto(surveyId, key));
      become(queue.current.filter((one) => one.key !== key));
    }
    busy.current = false;
    setSending(false);
    if (arrived) await revalidate();
  }, [surveyId, become, revalidate]);

  const add = async (files: readonly File[]) => {
    setProblem(null);
    const taken = files.map((file) => ({ key: freshName(), takenAt: new Date().toISOString(), file }));
    become([...queue.current, ...taken]);
    for (const photo of taken) await asFarAsKept(keepPhoto(surveyId, photo));
    await sendAll();
  };

  // What this device kept from before, and what waits for the network.
  useEffect(() => {
    let left = false;
    void photosKept(surveyId)
      .catch(() => [])
      .then((kept) => {
        if (left) return;
        const known = new Set(queue.current.map(({ key }) => key));
        become([...kept.filter(({ key }) => !known.has(key)), ...queue.current]);
        void sendAll();
      });
    const back = () => void sendAll();
    window.addEventListener('online', back);
    return () => {
      left = true;
      window.removeEventListener('online', back);
    };
  }, [surveyId, become, sendAll]);

  return { waiting, problem, sending, add };
}
