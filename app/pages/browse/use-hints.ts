import { useEffect, useState } from 'react';
import { draftsKey } from '#app/parts/survey/drafts-key.ts';
import type { BrowsingHints } from '#core/survey/index.ts';

function hasDrafts(): boolean {
  try {
    return localStorage.getItem(draftsKey) !== null;
  } catch {
    return false;
  }
}

/** What the person's quiz says: the account's, else this browser's copy, which is read only if there is one. */
export function useHints(stored: BrowsingHints): BrowsingHints {
  const [here, setHere] = useState<BrowsingHints | null>(null);
  useEffect(() => {
    if (!hasDrafts()) return;
    let stays = true;
    import('./hints-here.ts').then(
      ({ hintsHere }) => stays && setHere(hintsHere()),
      () => undefined,
    );
    return () => {
      stays = false;
    };
  }, []);
  return {
    near: stored.near.length > 0 || !here ? stored.near : here.near,
    door: stored.door ?? here?.door ?? null,
  };
}
