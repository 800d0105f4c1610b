import { Button } from '#app/ui/action/button.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { DeskBoardShown } from '#server/selection/desk/open-desk.ts';
import { words } from '../words.ts';
import { useWriting } from './use-writing.ts';
import styles from './words-form.module.css';

/** A board's name and the specialist's note. */
export function BoardWords({ board: { id, name, note } }: { board: DeskBoardShown }) {
  const writing = useWriting({ name, note });
  const { fetcher, begun, seen, typed, refused, saving } = writing;
  return (
    <fetcher.Form method="post" className={styles.form} onSubmit={writing.send}>
      <input type="hidden" name="act" value="words" />
      <input type="hidden" name="boardId" value={id} />
      <input type="hidden" name="seenName" value={seen.name} />
      <textarea hidden readOnly name="seenNote" value={seen.note} />
      <TextField
        label={words.name}
        name="name"
        value={typed.name}
        onChange={(event) => writing.write({ name: event.target.value })}
        maxLength={120}
      />
      <TextArea
        label={words.note}
        name="note"
        value={typed.note}
        onChange={(event) => writing.write({ note: event.target.value })}
        maxLength={2000}
        rows={1}
        error={refused}
      />
      {refused && note !== '' && <p className={styles.theirs}>{words.quoted(note)}</p>}
      <Button type="submit" kind="ghost" small pending={saving} className={begun ? undefined : styles.idle}>
        {words.save}
      </Button>
    </fetcher.Form>
  );
}
