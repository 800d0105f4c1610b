import { useEffect, useRef, useState } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { useDataRouter } from '../data-router.ts';
import { waitForNetwork } from '../loading/wait-for-network.ts';
import { type Listening, listenForNews } from './listen-for-news.ts';
import { useSession } from './session.ts';

/**
 * Reruns the page's loaders when something changed elsewhere, but never while they are running: an interrupted load
 * fails with an error no one can catch, so news that arrives meanwhile waits until it's done.
 */
export function Live() {
  const { user } = useSession();
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const [news, setNews] = useState(false);
  const uid = user?.uid;
  const isActing = useFetchers().some((one) => one.state !== 'idle' && one.formMethod === 'POST');
  const busy = state !== 'idle' || navigation.state !== 'idle' || isActing;

  const router = useDataRouter();

  const listening = useRef<Listening | null>(null);

  useEffect(() => {
    if (!uid) return;
    const started = listenForNews(() => setNews(true));
    listening.current = started;
    const look = () => document.visibilityState === 'visible' && started.lookAgain();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      started.stop();
      listening.current = null;
    };
  }, [uid]);

  // After a password change, for example, the old session has ended and the page has a new one.
  useEffect(() => {
    if (!busy) listening.current?.lookAgain();
  }, [busy]);

  useEffect(() => {
    const isAskedAgain = () => {
      if (router?.state.navigation.state !== 'idle') return false;
      const acted = [...router.state.fetchers.values()].some(
        (one) => one.state === 'loading' && one.formMethod === 'POST',
      );
      return acted || router.state.revalidation === 'loading';
    };
    return waitForNetwork(isAskedAgain);
  }, [router]);

  // A load that started before an action and ends after it would show stale data, so load once more.
  useEffect(() => {
    if (isActing && state === 'loading') setNews(true);
  }, [isActing, state]);

  useEffect(() => {
    if (!news || busy) return;
    setNews(false);
    void revalidate();
  }, [news, busy, revalidate]);

  return null;
}
