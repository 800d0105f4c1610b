import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { send } from '#app/parts/request/send.ts';
import { freshName } from '#app/ui/fresh-name.ts';
import { dropPhoto, type KeptPhoto, keepPhoto, photosKept } from './kept-photos.ts';
import { onSiteWords as words } from './words.ts';

interface PhotoAnswer {
  error?: { message: string };
}

/** Where the device has no storage or it's full, a photo is kept only while the page is open. */
const evenIfStoreFails = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

const tooManyRequests = 429;
const signedOut = 401;
const comesLater = (status: number) =>
  status === 0 || status >= 500 || status === tooManyRequests || status === signedOut;

/** Photos taken on site: kept on this device at once, sent one by one, and tried again when the network is back. */
export function useVisitPhotos(surveyId: string) {
  const [waiting, setWaiting] = useState<readonly KeptPhoto[]>([]);
  /** Why the server wouldn't take a photo, by its key. It stays on the device until someone removes it. */
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [sending, setSending] = useState(false);
  const queue = useRef<readonly KeptPhoto[]>([]);
  const busy = useRef(false);
  const turnedDown = useRef(new Set<string>());
  const { revalidate } = useRevalidator();

  const setQueue = useCallback((photos: readonly KeptPhoto[]) => {
    queue.current = photos;
    setWaiting(photos);
  }, []);

  const sendAll = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    let arrived = false;
    const first = () => queue.current.find(({ key }) => !turnedDown.current.has(key));
    for (let next = first(); next; next = first()) {
      const { key, takenAt, file } = next;
      const form = new FormData();
      form.set('act', 'keep');
      form.set('id', key);
      form.set('takenAt', takenAt);
      form.set('photo', file);
      const { ok, status, answer } = await send<PhotoAnswer>(`/studio/projects/${surveyId}/photos`, { form });
      if (!ok && comesLater(status)) break;
      if (!ok) {
        turnedDown.current.add(key);
        setRefused((all) => new Map(all).set(key, answer?.error?.message ?? words.notAnImage));
        continue;
      }
      arrived = true;
      await evenIfStoreFails(dropPhoto(surveyId, key));
      setQueue(queue.current.filter((one) => one.key !== key));
    }
    busy.current = false;
    setSending(false);
    if (arrived) await revalidate();
  }, [surveyId, setQueue, revalidate]);

  const add = async (files: readonly File[]) => {
    const taken = files.map((file) => ({ key: freshName(), takenAt: new Date().toISOString(), file }));
    setQueue([...queue.current, ...taken]);
    for (const photo of taken) await evenIfStoreFails(keepPhoto(surveyId, photo));
    await sendAll();
  };

  const drop = async (key: string) => {
    setQueue(queue.current.filter((one) => one.key !== key));
    await evenIfStoreFails(dropPhoto(surveyId, key));
  };

  // What this device kept from before, and what waits for the network.
  useEffect(() => {
    let left = false;
    void photosKept(surveyId)
      .catch(() => [])
      .then((kept) => {
        if (left) return;
        const known = new Set(queue.current.map(({ key }) => key));
        setQueue([...kept.filter(({ key }) => !known.has(key)), ...queue.current]);
        void sendAll();
      });
    const back = () => void sendAll();
    window.addEventListener('online', back);
    return () => {
      left = true;
      window.removeEventListener('online', back);
    };
  }, [surveyId, setQueue, sendAll]);

  return { waiting, refused, sending, add, drop };
}
