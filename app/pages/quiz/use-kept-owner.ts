import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Drafts } from '#app/parts/survey/drafts.ts';

const openedOffline = typeof navigator !== 'undefined' && navigator.onLine === false;

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
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [owner, revalidate]);

  // The answer is drawn together with the end of the asking: there is no moment in which nobody owns the answers.
  useEffect(() => {
    if (asks.current && state === 'idle') setHasAsked(true);
  }, [state]);

  return owner;
}
