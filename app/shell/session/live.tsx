import { useEffect, useRef, useState } from 'react';
import { useFetchers, useNavigation, useRevalidator } from 'react-router';
import { useDataRouter } from '../data-router.ts';
import { waitForNetwork } from '../loading/wait-for-network.ts';
import { type Listening, listenForNews } from './listen-for-news.ts';
import { useSession } from './session.ts';

/**
 * Hears that something changed elsewhere and asks the page's loaders again. Never while they are being asked: a load that
 * is interrupted half-way fails with an error that nobody could catch, so news that come meanwhile wait for the end of it.
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

  // After a new password, for example, the old session is over and the page has a new one.
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

  // What was asked before an act and is answered after it would show how things stood before: so it is asked once more.
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
