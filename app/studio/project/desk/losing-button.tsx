import { useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import type { DeskSlot } from '#server/selection/desk/open-desk.ts';
import { words } from '../words.ts';
import type { WordKeeper } from '../writing/word-keeper.ts';
import { useKeeper } from '../writing/writing.tsx';
import styles from './desk-tools.module.css';

/** Has a note or a position that would be lost if another piece were put there. A note counts as it's typed. */
const isHandmade = ({ id, item, locked, note, foot }: DeskSlot, keeper: WordKeeper) =>
  item !== null &&
  !locked &&
  (foot !== null || keeper.shown({ of: 'piece', id }, { recordId: item.recordId, note }).note !== '');

interface LosingButtonProps {
  /** Which slots may get another piece. */
  slots: readonly DeskSlot[];
  pending: boolean;
  onClick: () => void;
  /** What's said beside it, unless it asks. */
  status?: string;
  children: string;
}

/** Puts other pieces into slots. Where notes or positions set by hand would be lost, it asks first. */
export function LosingButton({ slots, pending, onClick, status = '', children }: LosingButtonProps) {
  const [asks, setAsks] = useState(false);
  const keeper = useKeeper();
  const lostNow = () => slots.filter((slot) => isHandmade(slot, keeper)).length;
  const lost = lostNow();
  const asking = asks && lost > 0;

  async function press() {
    const asksFirst = !asking && lostNow() > 0;
    setAsks(asksFirst);
    if (asksFirst) return;
    await keeper.flush();
    onClick();
  }

  return (
    <>
      <Button kind={asking ? 'danger' : 'ghost'} small pending={pending} onClick={() => void press()}>
        {children}
      </Button>
      {asking && (
        <Button kind="ghost" small onClick={() => setAsks(false)}>
          {words.notNow}
        </Button>
      )}
      <span className={styles.soft} role="status">
        {asking ? words.loses(lost) : status}
      </span>
    </>
  );
}
