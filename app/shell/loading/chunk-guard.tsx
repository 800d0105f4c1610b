import { useEffect } from 'react';
import { shell } from '#core/settings/index.ts';
import { useDataRouter } from '../data-router.ts';
import { isAsking } from '../proof/asking.ts';
import { pendingKey } from './boot-script.ts';

interface Boot {
  started(): void;
  again(href: string): void;
}

const boot = () => (window as unknown as { hearthline?: Boot }).hearthline;

/**
 * Tells the boot script how far we are: the page runs; a navigation is under way; it takes too long. It asks the router
 * itself: a part that fails at once makes the router reload before anything has been drawn anew.
 */
export function ChunkGuard() {
  const router = useDataRouter();

  useEffect(() => boot()?.started(), []);

  useEffect(() => {
    let wanted: string | null = null;
    let late: ReturnType<typeof setTimeout> | undefined;
    const note = (next: string | null) => {
      if (next === wanted) return;
      wanted = next;
      clearTimeout(late);
      if (next === null) return sessionStorage.removeItem(pendingKey);
      sessionStorage.setItem(pendingKey, next);
      const isLate = () => {
        // Somebody who is asked for their password takes as long as they like.
        if (isAsking()) late = setTimeout(isLate, shell.chunkTimeoutMs);
        else boot()?.again(next);
      };
      late = setTimeout(isLate, shell.chunkTimeoutMs);
    };
    const stop = router?.subscribe(({ navigation: { location } }) =>
      note(location ? location.pathname + location.search : null),
    );
    return () => {
      stop?.();
      note(null);
    };
  }, [router]);

  return null;
}
