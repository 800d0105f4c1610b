import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { shell } from '#core/settings/index.ts';
import { pendingKey } from './boot-script.ts';

interface Boot {
  started(): void;
  again(href: string): void;
}

const boot = () => (window as unknown as { hearthline?: Boot }).hearthline;

/** Tells the boot script how far we are: the page runs; a navigation is under way; it takes too long. */
export function ChunkGuard() {
  const { location } = useNavigation();
  const wanted = location ? location.pathname + location.search : null;

  useEffect(() => boot()?.started(), []);

  useEffect(() => {
    if (!wanted) return;
    sessionStorage.setItem(pendingKey, wanted);
    const late = setTimeout(() => boot()?.again(wanted), shell.chunkTimeoutMs);
    return () => {
      clearTimeout(late);
      sessionStorage.removeItem(pendingKey);
    };
  }, [wanted]);

  return null;
}
