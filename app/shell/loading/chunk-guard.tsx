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
 * Tells the boot script that the page is running, that a navigation has started, or that one is taking too long. It
 * subscribes to the router directly because a chunk that fails at once makes the router reload before React renders
 * again.
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
        // A password prompt is open, and the user may take as long as they like.
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
