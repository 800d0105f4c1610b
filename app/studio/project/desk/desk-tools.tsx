import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useFetcher, useSearchParams } from 'react-router';
import { useKeysSwitch, useSingleKey } from '#app/parts/studio-keys/single-keys.ts';
import { useNotices } from '#app/shell/notices.tsx';
import { TextLink } from '#app/ui/action/text-link.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import type { Desk } from '#server/selection/desk/open-desk.ts';
import type { DeskAnswer } from '../desk-answer.ts';
import { KeyButton } from '../key-button.tsx';
import { Refusal } from '../refusal.tsx';
import { words } from '../words.ts';
import styles from './desk-tools.module.css';
import { LosingButton } from './losing-button.tsx';
import { useGoOnSwitch } from './next-slot.ts';
import { useInTurn } from './use-in-turn.ts';

const KeysWindow = lazy(() => import('./keys-window.tsx'));

/** Actions on both boards at once, and how the desk takes keys and swaps. */
export function DeskTools({ selection }: { selection: NonNullable<Desk['selection']> }) {
  const fetcher = useFetcher<DeskAnswer>();
  const copy = useFetcher<DeskAnswer>();
  const approve = useFetcher<DeskAnswer>();
  const [keys, turnKeys] = useKeysSwitch();
  const [goesOn, turnGoesOn] = useGoOnSwitch();
  const [shown, setShown] = useState(false);
  const { notify } = useNotices();
  const [search] = useSearchParams();
  useSingleKey('?', () => setShown(true));
  const slots = selection.boards.flatMap((board) => board.slots);
  const filled = slots.filter(({ item }) => item !== null);
  const approved = filled.filter((slot) => slot.approved > 0).length;
  const approveAll = () => void approve.submit({ act: 'approve-all', selectionId: selection.id }, { method: 'post' });
  useSingleKey('e', approveAll);
  const locked = slots.filter((slot) => slot.locked).length;
  const versions = JSON.stringify(Object.fromEntries(slots.map(({ id, version }) => [id, version])));
  const { waiting, inTurn } = useInTurn(
    () => void fetcher.submit({ act: 'propose', selectionId: selection.id, versions }, { method: 'post' }),
  );
  const { data, state } = fetcher;
  const heard = useRef<DeskAnswer | undefined>(undefined);
  useEffect(() => {
    if (state !== 'idle' || !data || heard.current === data) return;
    heard.current = data;
    if (data.ok && data.said) notify(data.said);
  }, [data, state, notify]);
  const refused = [fetcher.data, copy.data, approve.data].flatMap((one) => (one && !one.ok ? [one] : []))[0];
  const said = data?.ok && data.said ? data.said : null;
  const begin = new URLSearchParams(search);
  begin.set('begin', '1');
  return (
    <div className={styles.tools}>
      <div className={styles.again}>
        <LosingButton
          slots={slots}
          pending={waiting !== null || fetcher.state !== 'idle'}
          onClick={() => inTurn(selection.id)}
          status={said ?? words.lockedStay(locked)}
        >
          {words.proposeRest}
        </LosingButton>
      </div>
      <div className={styles.again}>
        <LosingButton
          slots={selection.boards.flatMap((board) => (board.letter === 'b' ? board.slots : []))}
          pending={copy.state !== 'idle'}
          onClick={() => void copy.submit({ act: 'copy', selectionId: selection.id }, { method: 'post' })}
        >
          {words.copyAToB}
        </LosingButton>
        <TextLink href={`?${begin}`} soft>
          {words.begin}
        </TextLink>
        <KeyButton letter="?" onClick={() => setShown(true)}>
          {words.showKeys}
        </KeyButton>
      </div>
      <div className={styles.again}>
        <KeyButton letter="E" pending={approve.state !== 'idle'} onClick={approveAll}>
          {words.approveAll}
        </KeyButton>
        <span className={styles.soft} role="status">
          {words.approvedOf(approved, filled.length)}
        </span>
      </div>
      {shown && (
        <Suspense>
          <KeysWindow onClose={() => setShown(false)} />
        </Suspense>
      )}
      <Checkbox checked={keys} onChange={turnKeys}>
        {words.keys}
      </Checkbox>
      <Checkbox checked={goesOn} onChange={turnGoesOn}>
        {words.goesOn}
      </Checkbox>
      {refused && (
        <Refusal answer={refused} className={styles.refused}>
          {refused.words}
        </Refusal>
      )}
    </div>
  );
}
