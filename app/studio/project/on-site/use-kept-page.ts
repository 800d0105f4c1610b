import { useEffect, useState } from 'react';
import { tellWorker } from '#app/shell/loading/tell-worker.ts';

interface Wanted {
  path: string;
  uid: string;
  /** Only while the room is being measured. */
  keeps: boolean;
  /** Changes with what the page shows, so the copy is never older than that. */
  state: string;
}

/** Whether this page opens again without a network: the service worker keeps it, as it was last shown. */
export function useKeptPage({ path, uid, keeps, state }: Wanted): boolean {
  const [isKept, setIsKept] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is the reason to keep the page again
  useEffect(() => {
    let left = false;
    const keep = () =>
      tellWorker(keeps ? { visits: 'keep', path, uid } : { visits: 'drop', path }).then((kept) => {
        if (!left) setIsKept(kept);
      });
    void keep();
    // A new version of the shop has a new worker, which has no copies yet.
    const { serviceWorker } = navigator;
    serviceWorker?.addEventListener('controllerchange', keep);
    window.addEventListener('online', keep);
    return () => {
      left = true;
      serviceWorker?.removeEventListener('controllerchange', keep);
      window.removeEventListener('online', keep);
    };
  }, [path, uid, keeps, state]);
  return isKept;
}
