import { useSyncExternalStore } from 'react';
import { send } from '#app/parts/request/send.ts';
import { createDraftSaver, type SavingState } from './draft-saver.ts';
import { draftStore } from './draft-store.ts';
import type { Draft, ServerSurvey } from './drafts.ts';

const address = '/api/users/me/surveysData';

/** Sends a draft's answers: as a new survey, or merged into the one it already became. */
async function sendDraft(draft: Draft): Promise<{ status: number; survey: ServerSurvey | null }> {
  const { surveyId, id, sheet } = draft;
  const json = { draft: id, sheet };
  const { ok, status, answer } = surveyId
    ? await send<ServerSurvey>(`${address}/${surveyId}`, { method: 'PATCH', json })
    : await send<ServerSurvey>(address, { json });
  if (status === 0) throw new Error('the server could not be reached');
  return { status, survey: ok ? answer : null };
}

export interface SavingNews {
  failed(what: 'save' | 'update'): void;
  takenOver(keys: readonly string[]): void;
  tooLate(): void;
}

let state: SavingState = 'idle';
const listeners = new Set<() => void>();
const readers = new Set<SavingNews>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const saver = createDraftSaver({
  read: draftStore.read,
  change: draftStore.change,
  send: sendDraft,
  onState(next) {
    state = next;
    for (const listener of listeners) listener();
  },
  onFailed: (what) => {
    for (const reader of readers) reader.failed(what);
  },
  onTakenOver: tellTakenOver,
  onTooLate: () => {
    for (const reader of readers) reader.tooLate();
  },
});

/** Reports that newer answers came in from another device. */
export function tellTakenOver(keys: readonly string[]): void {
  for (const reader of readers) reader.takenOver(keys);
}

/** Saves all of this user's answers; true once the server has them all. */
export const saveDrafts = (owner: string): Promise<boolean> => saver.save(owner);

export const useSavingState = (): SavingState =>
  useSyncExternalStore<SavingState>(
    subscribe,
    () => state,
    () => 'idle',
  );

export const savingState = (): SavingState => state;

/** Subscribes to save failures and to changes from other devices. */
export function hearOfSaving(news: SavingNews): () => void {
  readers.add(news);
  return () => readers.delete(news);
}
