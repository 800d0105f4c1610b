import { useState } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import type { DeskSlot } from '#server/selection/desk/open-desk.ts';
import { words } from '../words.ts';
import styles from './desk-tools.module.css';

/** Has a note or a position that would be lost if another piece were put there. */
const isHandmade = ({ item, locked, note, foot }: DeskSlot) =>
  item !== null && !locked && (note !== '' || foot !== null);

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
  const lost = slots.filter(isHandmade).length;
  const asking = asks && lost > 0;
  return (
    <>
      <Button
        kind={asking ? 'danger' : 'ghost'}
        small
        pending={pending}
        onClick={() => {
          setAsks(!asking);
          if (asking || lost === 0) onClick();
        }}
      >
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
