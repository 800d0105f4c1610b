import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher, useSubmit } from 'react-router';
import { send } from '#app/parts/request/send.ts';
import { useNotices } from '#app/shell/notices.tsx';
import { freshName } from '#app/ui/fresh-name.ts';
import type { Save, Selection } from '#core/selection/index.ts';
import { type ChoiceState, stateOf } from './choices.ts';

const key = 'hearthline-choices';

interface LeftBehind<Wanted> {
  selectionId: string;
  wanted: Wanted;
}

/** Stores an unfinished save when leaving the page: this tab's next page may render before it arrives. */
function leaveBehind<Wanted>(left: LeftBehind<Wanted>): void {
  sessionStorage.setItem(key, JSON.stringify(left));
}

/** Returns the unfinished save for this pair of boards, once. */
function takeUp<Wanted>(selectionId: string): Wanted | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const left = kept === null ? null : (JSON.parse(kept) as LeftBehind<Wanted>);
  return left?.selectionId === selectionId ? left.wanted : null;
}

let page: string | null = null;
let number = 0;

/** Numbers this page's saves, so that no save can pass for newer than it is. Browser only. */
function nextSave(): Save {
  page ??= freshName();
  number += 1;
  return { page, number };
}

/** `unanswered`: we don't know if it was saved. */
export type SaveAnswer = { ok: true } | { ok: false; words: string; unanswered?: boolean };

export interface HeldChoices {
  state: ChoiceState;
  change: (next: ChoiceState) => void;
  /** Something isn't saved yet. */
  saving: boolean;
  /** Saves exactly this and goes to checkout with it. */
  checkOut: (exactly: ChoiceState) => void;
}

interface Wanted extends ChoiceState {
  save: Save;
}

/**
 * Choices show at once and are saved one at a time: while one save is in flight the next waits, and only the newest is
 * sent. Each is numbered when made, because leaving the page sends the last one over another connection. Once all is
 * saved, the server's state is shown again, including changes from other devices.
 */
export function useChoices(selection: Selection): HeldChoices {
  const { state: progress, data, submit } = useFetcher<SaveAnswer>({ key: 'choices' });
  const { complain } = useNotices();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  /** What was sent last, and the answer before it. */
  const sent = useRef<{ wanted: Wanted; before: SaveAnswer | undefined } | null>(null);

  useEffect(() => {
    if (progress !== 'idle' || wanted === null) return;
    if (sent.current?.wanted !== wanted) {
      sent.current = { wanted, before: data };
      void submit({ choices: JSON.stringify(wanted) }, { method: 'post' });
    } else if (data && data !== sent.current.before) {
      if (!data.ok) complain(data.words);
      // Keep the choice on screen. It's resent with the next change, at checkout, on leaving, or when back online.
      if (!data.ok && data.unanswered) {
        sent.current.before = data;
        return;
      }
      // A click may have come while the answer was rendering; that one is newer and still has to be saved.
      setWanted((now) => (now === wanted ? null : now));
    }
  }, [wanted, progress, data, submit, complain]);

  // Saves are numbered, so resending one that did arrive changes nothing.
  useEffect(() => {
    const sendAgain = () => setWanted((now) => now && { ...now });
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, []);

  // Show it at once and resend it under its own number; if it has arrived in the meantime, that changes nothing.
  useEffect(() => {
    const left = takeUp<Wanted>(selection.id);
    if (left) setWanted((now) => now ?? left);
  }, [selection.id]);

  useLeaving(selection.id, wanted);
  const change = useCallback((next: ChoiceState) => setWanted({ ...next, save: nextSave() }), []);
  const leave = useSubmit();
  const checkOut = (exactly: ChoiceState) => {
    const choices = JSON.stringify({ ...exactly, save: nextSave() } satisfies Wanted);
    void leave({ choices, next: 'checkout' }, { method: 'post' });
  };
  return { state: wanted ?? stateOf(selection), change, saving: wanted !== null, checkOut };
}

/** Sends unsaved choices when the user leaves before we've saved. */
function useLeaving(selectionId: string, wanted: Wanted | null): void {
  const unsaved = useRef(wanted);
  useEffect(() => {
    unsaved.current = wanted;
  }, [wanted]);
  useEffect(() => {
    const save = () => {
      if (unsaved.current === null) return;
      const address = `/api/users/me/selections/${selectionId}`;
      void send(address, { method: 'PATCH', json: unsaved.current, keepalive: true });
    };
    const leave = () => {
      save();
      if (unsaved.current) leaveBehind({ selectionId, wanted: unsaved.current });
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      save();
    };
  }, [selectionId]);
}
