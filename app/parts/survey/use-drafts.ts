import { useSyncExternalStore } from 'react';
import { draftStore } from './draft-store.ts';
import type { Drafts } from './drafts.ts';

/** This browser's drafts; null until hydrated. */
export const useDrafts = (): Drafts | null =>
  useSyncExternalStore<Drafts | null>(draftStore.subscribe, draftStore.read, () => null);
