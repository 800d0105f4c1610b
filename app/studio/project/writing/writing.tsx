import { createContext, type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { send } from '#app/parts/request/send.ts';
import { words } from '../words.ts';
import { keptIn, type Saving, type Target, WordKeeper, type Words } from './word-keeper.ts';

const KeeperContext = createContext<WordKeeper | null>(null);

/** Everything typed on one desk goes through here, whichever slot or board it belongs to. */
export function WritingProvider({ surveyId, children }: { surveyId: string; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  const again = useRef(revalidate);
  useEffect(() => {
    again.current = revalidate;
  }, [revalidate]);
  const [keeper] = useState(() => keeperFor(surveyId, () => again.current()));
  useEffect(() => {
    keeper.restore();
    window.addEventListener('online', keeper.again);
    window.addEventListener('pagehide', keeper.leave);
    // Another tab of this browser has saved.
    const elsewhere = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === storeName(surveyId) && keptIn(newValue).length < keptIn(oldValue).length) void again.current();
    };
    window.addEventListener('storage', elsewhere);
    return () => {
      keeper.leave();
      window.removeEventListener('online', keeper.again);
      window.removeEventListener('pagehide', keeper.leave);
      window.removeEventListener('storage', elsewhere);
    };
  }, [keeper, surveyId]);
  return <KeeperContext value={keeper}>{children}</KeeperContext>;
}

const storeName = (surveyId: string) => `desk-words:${surveyId}`;

const keeperFor = (surveyId: string, onSaved: () => Promise<void>) =>
  new WordKeeper({
    // The server draws the desk, too, and has nothing to keep.
    storage: typeof localStorage === 'undefined' ? noStorage : localStorage,
    storeName: storeName(surveyId),
    send: async (json) => {
      const path = `/studio/projects/${surveyId}/words`;
      const { ok, status, answer } = await send<WordsAnswer>(path, { json, keepalive: true });
      const message = answer?.message ?? answer?.error?.message ?? words.notAccepted;
      return { ok, status, message };
    },
    now: () => new Date(),
    onSaved,
  });

interface WordsAnswer {
  message?: string;
  /** Where something else than the act itself refused, such as a session that's over. */
  error?: { message?: string };
}

const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

export function useKeeper(): WordKeeper {
  const keeper = use(KeeperContext);
  if (!keeper) throw new Error('useKeeper outside of WritingProvider');
  return keeper;
}

/** A field of the desk: what to show in it, what to do with every key, and why it couldn't be saved. */
export function useWriting(target: Target, now: Words) {
  const keeper = useKeeper();
  const kept = useSyncExternalStore(
    keeper.subscribe,
    () => keeper.of(target),
    () => undefined,
  );
  useEffect(() => keeper.caughtUp(target, now));
  return {
    typed: keeper.shown(target, now),
    refused: kept?.refused ?? undefined,
    write: (part: Words) => keeper.write(target, now, part),
    settle: (whose: 'mine' | 'theirs') => keeper.settle(target, whose, now),
  };
}

const nothing: Saving = { state: 'idle', at: null };

export function useSaving(): Saving {
  const keeper = useKeeper();
  return useSyncExternalStore(keeper.subscribe, keeper.saving, () => nothing);
}
