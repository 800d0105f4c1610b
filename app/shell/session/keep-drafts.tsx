import { useEffect, useRef } from 'react';
import { draftStore } from '#app/parts/survey/draft-store.ts';
import { hearOfSaving, type SavingNews, saveDrafts, savingState } from '#app/parts/survey/saving.ts';
import { settleDrafts } from '#app/parts/survey/settle-drafts.ts';

const noNews = { inProgress: [], finished: [] };
const firstRetryMs = 2000;
const longestRetryMs = 60_000;

/**
 * Saves a signed-in user's answers to the server: those given before signing in, and every later one. Runs in the
 * background and retries failures when the network is back, or after a delay.
 */
export default function KeepDrafts({ uid, news }: { uid: string; news: SavingNews }) {
  const current = useRef(news);
  current.current = news;

  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    let wait = firstRetryMs;

    const save = async () => {
      clearTimeout(retry);
      if (await saveDrafts(uid)) {
        wait = firstRetryMs;
        return;
      }
      clearTimeout(retry);
      retry = setTimeout(save, wait);
      wait = Math.min(wait * 2, longestRetryMs);
    };
    const changed = () => {
      // While saving fails, retry by timer or when the network is back, not on every click.
      if (savingState() === 'idle') void save();
    };

    const deaf = hearOfSaving({
      failed: (what) => current.current.failed(what),
      takenOver: (keys) => current.current.takenOver(keys),
      tooLate: () => current.current.tooLate(),
    });
    const quiet = draftStore.subscribe(changed);
    window.addEventListener('online', save);
    draftStore.change((drafts) =>
      drafts.all.some(({ owner }) => owner === null) ? settleDrafts(drafts, uid, noNews) : drafts,
    );
    void save();
    return () => {
      clearTimeout(retry);
      deaf();
      quiet();
      window.removeEventListener('online', save);
    };
  }, [uid]);

  return null;
}
