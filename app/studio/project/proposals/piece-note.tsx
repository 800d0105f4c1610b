import { TextArea } from '#app/ui/field/text-area.tsx';
import type { DeskSlot } from '#server/selection/desk/open-desk.ts';
import styles from '../desk/words-form.module.css';
import { words } from '../words.ts';
import { Conflict } from '../writing/conflict.tsx';
import { Snippets } from '../writing/snippets.tsx';
import { useWriting } from '../writing/writing.tsx';

/** The specialist's note about one piece, as the customer will read it. A swap in the meantime doesn't discard it. */
export function PieceNote({ slot: { id, item, note }, customer }: { slot: DeskSlot; customer: string }) {
  const { typed, refused, write, settle } = useWriting({ of: 'piece', id }, { recordId: item?.recordId ?? '', note });
  return (
    <div className={styles.form}>
      <TextArea
        label={words.pieceNote}
        value={typed.note}
        onChange={(event) => write({ note: event.target.value })}
        maxLength={2000}
        rows={1}
        error={refused}
      />
      {refused && <Conflict theirs={note} settle={settle} />}
      <Snippets
        of="piece"
        facts={{ customer, piece: item?.name ?? '' }}
        text={typed.note ?? ''}
        onInsert={(text) => write({ note: text })}
      />
    </div>
  );
}
