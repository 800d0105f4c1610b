import { useSyncExternalStore } from 'react';
import { draftStore } from './draft-store.ts';
import type { Drafts } from './drafts.ts';

/** The drafts of this browser; null while the server's page has not come alive yet. */
export const useDrafts = (): Drafts | null =>
  useSyncExternalStore<Drafts | null>(draftStore.subscribe, draftStore.read, () => null);
