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

/** Notes what was still being saved when its page went: the next page of this tab may be drawn before it has arrived. */
function leaveBehind<Wanted>(left: LeftBehind<Wanted>): void {
  sessionStorage.setItem(key, JSON.stringify(left));
}

/** What was left behind for this pair of boards, once. */
function takeUp<Wanted>(selectionId: string): Wanted | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const left = kept === null ? null : (JSON.parse(kept) as LeftBehind<Wanted>);
  return left?.selectionId === selectionId ? left.wanted : null;
}

let page: string | null = null;
let number = 0;

/** Counts what this open page saves, so that nothing it sends can be taken for newer than it is. In the browser only. */
function nextSave(): Save {
  page ??= freshName();
  number += 1;
  return { page, number };
}

/** Unanswered: nobody knows whether it was saved. */
export type SaveAnswer = { ok: true } | { ok: false; words: string; unanswered?: boolean };

export interface HeldChoices {
  state: ChoiceState;
  change: (next: ChoiceState) => void;
  /** Something is not saved yet. */
  saving: boolean;
  /** Saves just this and goes to the checkout with it. */
  checkOut: (exactly: ChoiceState) => void;
}

interface Wanted extends ChoiceState {
  save: Save;
}

/**
 * What is chosen, shown at once and saved one after the other: while one save is under way the next waits, and only the
 * newest is sent. Each is numbered as it is made, since who leaves sends the last on another line. Once all is saved the
 * server's own state is shown again, and with it what other devices did.
 */
export function useChoices(selection: Selection): HeldChoices {
  const { state: progress, data, submit } = useFetcher<SaveAnswer>({ key: 'choices' });
  const { complain } = useNotices();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  /** What was sent last, and the answer that was there before it. */
  const sent = useRef<{ wanted: Wanted; before: SaveAnswer | undefined } | null>(null);

  useEffect(() => {
    if (progress !== 'idle' || wanted === null) return;
    if (sent.current?.wanted !== wanted) {
      sent.current = { wanted, before: data };
      void submit({ choices: JSON.stringify(wanted) }, { method: 'post' });
    } else if (data && data !== sent.current.before) {
      if (!data.ok) complain(data.words);
      // It stays as it was chosen: with the next change, the checkout, the way out or the network it is sent again.
      if (!data.ok && data.unanswered) {
        sent.current.before = data;
        return;
      }
      // A click may have come while the answer was being drawn: it is newer, and still to be saved.
      setWanted((now) => (now === wanted ? null : now));
    }
  }, [wanted, progress, data, submit, complain]);

  // Numbered, so that what has arrived all the same changes nothing.
  useEffect(() => {
    const sendAgain = () => setWanted((now) => now && { ...now });
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, []);

  // Shown at once, and sent under its own number: where it has arrived meanwhile it changes nothing.
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

/** Who leaves faster than we save loses nothing: the rest is sent on the way out. */
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
