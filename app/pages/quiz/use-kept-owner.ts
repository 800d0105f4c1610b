import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Drafts } from '#app/parts/survey/drafts.ts';
import { copyMark } from '#core/settings/index.ts';

const openedOffline = typeof document !== 'undefined' && document.documentElement.hasAttribute(copyMark);
const lookAgainMs = 2000;

/**
 * Opened without a network, the page is the copy that any visitor would see, but this browser knows whose answers it keeps:
 * signing out would have forgotten them. They can be gone on with, and the server is asked as soon as it can be.
 */
export function useKeptOwner(uid: string | null, drafts: Drafts | null): string | null {
  const { revalidate, state } = useRevalidator();
  const asks = useRef(false);
  const [hasAsked, setHasAsked] = useState(false);
  const isCopy = openedOffline && !hasAsked && uid === null;
  const owner = (isCopy && drafts?.all.find((draft) => draft.owner !== null)?.owner) || null;

  useEffect(() => {
    if (owner === null) return;
    const ask = () => {
      asks.current = true;
      void revalidate();
    };
    // A browser that never noticed that nobody answers does not notice either when somebody does.
    const look = async () => {
      if (navigator.onLine && !asks.current && (await isThere())) ask();
    };
    const looking = setInterval(() => void look(), lookAgainMs);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(looking);
      window.removeEventListener('online', ask);
    };
  }, [owner, revalidate]);

  // The answer is drawn together with the end of the asking: there is no moment in which nobody owns the answers.
  useEffect(() => {
    if (asks.current && state === 'idle') setHasAsked(true);
  }, [state]);

  return owner;
}

const isThere = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
