import { Button } from '#app/ui/action/button.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import type { DeskSlot } from '#server/selection/desk/open-desk.ts';
import { useWriting } from '../desk/use-writing.ts';
import styles from '../desk/words-form.module.css';
import { words } from '../words.ts';

/** The specialist's note about one piece, as the customer will read it. A swap in the meantime doesn't discard it. */
export function PieceNote({ slot: { id, item, note } }: { slot: DeskSlot }) {
  const writing = useWriting({ recordId: item?.recordId ?? '', note });
  const { fetcher, begun, seen, typed, refused, saving } = writing;
  return (
    <fetcher.Form method="post" className={styles.form} onSubmit={writing.send}>
      <input type="hidden" name="act" value="note" />
      <input type="hidden" name="pieceId" value={id} />
      <input type="hidden" name="recordId" value={seen.recordId} />
      <textarea hidden readOnly name="seenNote" value={seen.note} />
      <TextArea
        label={words.pieceNote}
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
