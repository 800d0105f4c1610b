import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import { isWriting } from '#app/parts/studio-keys/single-keys.ts';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import type { DeskPair } from '#server/selection/desk/open-desk.ts';
import type { DeskAnswer } from '../desk-answer.ts';
import { words } from '../words.ts';
import { useKeeper } from '../writing/writing.tsx';
import { useInTurn } from './use-in-turn.ts';

type Way = 'undo' | 'redo';

/** Pressed faster than they're answered. */
const mostPresses = 20;

/** Takes back the last thing done on this desk, whatever it was, or does it again. */
export function UndoButtons({ selection: { id, steps } }: { selection: DeskPair }) {
  const fetcher = useFetcher<DeskAnswer>({ key: 'undo' });
  const keeper = useKeeper();
  const { notify, complain } = useNotices();
  const heard = useRef<DeskAnswer | undefined>(undefined);
  const { waiting, inTurn, isBusy } = useInTurn((way: Way) => {
    void fetcher.submit({ act: way, selectionId: id }, { method: 'post' });
  }, mostPresses);
  const { data, state } = fetcher;
  useEffect(() => {
    if (state !== 'idle' || !data || heard.current === data) return;
    heard.current = data;
    if (!data.ok) return complain(data.words);
    // It may have been words that were taken back.
    keeper.forgetSaved();
    if (data.said) notify(data.said);
  }, [data, state, notify, complain, keeper]);

  // Words being typed are a step, too, so they're saved before anything is undone.
  const go = async (way: Way) => {
    if (await keeper.flush()) inTurn(way);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || event.altKey || isWriting(event.target)) return;
    const key = event.key.toLowerCase();
    const way = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : null;
    if (!way || document.querySelector('[role$="dialog"]')) return;
    event.preventDefault();
    // While an action is on its way, what's shown may be from before it: redo may be possible by the time it's answered.
    if (steps[way] !== null || isBusy()) void go(way);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (['undo', 'redo'] as const).map((way) => (
    <Button
      key={way}
      kind="ghost"
      small
      disabled={steps[way] === null}
      pending={waiting === way || (state !== 'idle' && fetcher.formData?.get('act') === way)}
      aria-keyshortcuts={way === 'undo' ? 'Meta+Z Control+Z' : 'Meta+Shift+Z Control+Y'}
      aria-label={words[way]}
      onClick={() => void go(way)}
    >
      {way === 'undo' ? '↶' : '↷'}
    </Button>
  ));
}
