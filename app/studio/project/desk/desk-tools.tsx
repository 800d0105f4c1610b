import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { Checkbox } from '#app/ui/choice/checkbox.tsx';
import type { Desk, DeskSlot } from '#server/selection/desk/open-desk.ts';
import type { DeskAnswer } from '../desk-answer.ts';
import { Refusal } from '../refusal.tsx';
import { words } from '../words.ts';
import styles from './desk-tools.module.css';
import { useKeysSwitch } from './use-desk-keys.ts';
import { useInTurn } from './use-in-turn.ts';

/** Has a note or a position that would be lost if another piece were put there. */
const isHandmade = ({ item, locked, note, foot }: DeskSlot) =>
  item !== null && !locked && (note !== '' || foot !== null);

/** Actions on both boards at once, and the switch for single-key shortcuts. */
export function DeskTools({ selection }: { selection: NonNullable<Desk['selection']> }) {
  const fetcher = useFetcher<DeskAnswer>();
  const [keys, turnKeys] = useKeysSwitch();
  const slots = selection.boards.flatMap((board) => board.slots);
  const locked = slots.filter((slot) => slot.locked).length;
  const versions = JSON.stringify(Object.fromEntries(slots.map(({ id, version }) => [id, version])));
  const { waiting, inTurn } = useInTurn(
    () => void fetcher.submit({ act: 'propose', selectionId: selection.id, versions }, { method: 'post' }),
  );
  const [asks, setAsks] = useState(false);
  const handmade = slots.filter(isHandmade).length;
  const asking = asks && handmade > 0;
  const refused = fetcher.data && !fetcher.data.ok ? fetcher.data.words : null;
  return (
    <div className={styles.tools}>
      <div className={styles.again}>
        <Button
          kind={asking ? 'danger' : 'ghost'}
          small
          pending={waiting !== null || fetcher.state !== 'idle'}
          onClick={() => {
            setAsks(!asking);
            if (asking || handmade === 0) inTurn(selection.id);
          }}
        >
          {words.proposeRest}
        </Button>
        {asking && (
          <Button kind="ghost" small onClick={() => setAsks(false)}>
            {words.notNow}
          </Button>
        )}
        <span className={styles.soft} role="status">
          {asking ? words.loses(handmade) : words.lockedStay(locked)}
        </span>
      </div>
      <Checkbox checked={keys} onChange={turnKeys}>
        {words.keys}
      </Checkbox>
      {refused && <Refusal className={styles.refused}>{refused}</Refusal>}
    </div>
  );
}
