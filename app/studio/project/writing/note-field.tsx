import { Button } from '#app/ui/action/button.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { words } from '../words.ts';
import type { SnippetFacts } from './snippet-words.ts';
import { Snippets } from './snippets.tsx';
import styles from './writing.module.css';
import type { useWriting } from './writing.tsx';

interface NoteFieldProps {
  of: 'board' | 'piece';
  label: string;
  /** The note as it's saved. */
  saved: string;
  writing: Pick<ReturnType<typeof useWriting>, 'typed' | 'refused' | 'write' | 'settle'>;
  facts: SnippetFacts;
}

/** The specialist's note on a board or a piece, with sentences to start from. */
export function NoteField({ of, label, saved, writing: { typed, refused, write, settle }, facts }: NoteFieldProps) {
  return (
    <>
      <TextArea
        label={label}
        value={typed.note}
        onChange={(event) => write({ note: event.target.value })}
        maxLength={2000}
        rows={1}
        error={refused}
      />
      {refused && <Conflict theirs={saved} settle={settle} />}
      <Snippets of={of} facts={facts} text={typed.note ?? ''} onInsert={(text) => write({ note: text })} />
    </>
  );
}

interface ConflictProps {
  /** What is there now. */
  theirs: string;
  settle: (whose: 'mine' | 'theirs') => void;
}

/** Someone else wrote here in the meantime. Both versions are shown, and nothing happens until one is chosen. */
function Conflict({ theirs, settle }: ConflictProps) {
  return (
    <div className={styles.conflict}>
      {theirs !== '' && <p className={styles.theirs}>{words.quoted(theirs)}</p>}
      <Button kind="ghost" small onClick={() => settle('mine')}>
        {words.saveMine}
      </Button>
      <Button kind="ghost" small onClick={() => settle('theirs')}>
        {words.keepTheirs}
      </Button>
    </div>
  );
}
