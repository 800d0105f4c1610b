import { useCallback, useEffect, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { shell } from '#core/settings/index.ts';
import { listenForNews } from './listen-for-news.ts';
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
  const busy = state !== 'idle' || navigation.state !== 'idle';

  const hear = useCallback((topic: string) => {
    // What a new stream begins with: the page has just been loaded, so the lists are set again a moment later.
    if (topic === 'resync') setTimeout(() => setNews(true), shell.surveyListResetMs);
    else setNews(true);
  }, []);
  useEffect(() => (uid ? listenForNews(hear) : undefined), [uid, hear]);

  useEffect(() => {
    if (!news || busy) return;
    setNews(false);
    void revalidate();
  }, [news, busy, revalidate]);

  return null;
}
