import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { DeskBoardShown } from '#server/selection/desk/open-desk.ts';
import { words } from '../words.ts';
import { Conflict } from '../writing/conflict.tsx';
import { Snippets } from '../writing/snippets.tsx';
import { useWriting } from '../writing/writing.tsx';
import styles from './words-form.module.css';

/** A board's name and the specialist's note, saved as they're typed. */
export function BoardWords({
  board: { id, name, note, slots },
  customer,
}: {
  board: DeskBoardShown;
  customer: string;
}) {
  const { typed, refused, write, settle } = useWriting({ of: 'board', id }, { name, note });
  const piece = slots.find(({ item }) => item)?.item?.name ?? '';
  return (
    <div className={styles.form}>
      <TextField
        label={words.name}
        value={typed.name}
        onChange={(event) => write({ name: event.target.value })}
        maxLength={120}
      />
      <TextArea
        label={words.note}
        value={typed.note}
        onChange={(event) => write({ note: event.target.value })}
        maxLength={2000}
        rows={1}
        error={refused}
      />
      {refused && <Conflict theirs={note} settle={settle} />}
      <Snippets
        of="board"
        facts={{ customer, piece }}
        text={typed.note ?? ''}
        onInsert={(text) => write({ note: text })}
      />
    </div>
  );
}
