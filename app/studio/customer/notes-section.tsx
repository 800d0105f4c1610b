import { type RefObject, useEffect, useRef, useState } from 'react';
import { ActProblem } from '#app/parts/studio-list/act-problem.tsx';
import { AskOnce } from '#app/parts/studio-list/ask-once.tsx';
import { ListSection } from '#app/parts/studio-list/list-section.tsx';
import { useAct } from '#app/shell/acts/use-act.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useInPlace } from '#app/ui/focus/use-in-place.ts';
import { freshName } from '#app/ui/fresh-name.ts';
import { useInView } from '#app/ui/notice/use-in-view.ts';
import { Text } from '#app/ui/type/text.tsx';
import { noteTerms } from '#core/customer/index.ts';
import type { CustomerNote } from '#server/customer/get-customer.ts';
import styles from './customer.module.css';
import { noteRefused, customerWords as words } from './words.ts';

/** What colleagues noted, newest first, and a field for the next note. */
export function NotesSection({ notes }: { notes: readonly CustomerNote[] }) {
  const field = useRef<HTMLTextAreaElement>(null);
  // The deleted note had the focus.
  const deleting = useAct(() => field.current?.focus());
  return (
    <ListSection id="notes" title={words.notes}>
      <NewNote field={field} />
      <ActProblem problem={deleting.problem} answer={deleting.data} />
      {notes.length === 0 ? (
        <Text size="small">{words.noNotes}</Text>
      ) : (
        <ul className={styles.notes} aria-label={words.notes}>
          {notes.map((note) => (
            <Note key={note.id} note={note} deleting={deleting} />
          ))}
        </ul>
      )}
    </ListSection>
  );
}

function NewNote({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const [body, setBody] = useState('');
  const [draftId, setDraftId] = useState('');
  // Generated in the browser only: the server's would differ and break hydration.
  useEffect(() => setDraftId(freshName()), []);
  const sent = useRef('');
  const { Form, data, pending, problem } = useAct(() => {
    // The next note may have been started in the meantime.
    setBody((now) => (now === sent.current ? '' : now));
    setDraftId(freshName());
  });
  const form = useInView<HTMLFormElement>(problem, { answer: data });
  function rememberSent() {
    sent.current = body;
  }
  return (
    <Form
      ref={form}
      method="post"
      className={styles.form}
      noValidate
      aria-label={words.newNote}
      onSubmit={rememberSent}
    >
      <input type="hidden" name="act" value="write-note" />
      <input type="hidden" name="draftId" value={draftId} />
      <TextArea
        ref={field}
        label={words.newNote}
        name="body"
        value={body}
        onChange={(event) => setBody(event.target.value)}
        maxLength={noteTerms.longest}
        error={problem}
      />
      <Button type="submit" kind="ghost" small pending={pending}>
        {words.saveNote}
      </Button>
    </Form>
  );
}

/** Enough of a note to tell it from others by ear. */
const beginningOf = (body: string) => (body.length > 30 ? `${body.slice(0, 30).trim()}…` : body);

function Note({ note, deleting }: { note: CustomerNote; deleting: ReturnType<typeof useAct> }) {
  const { id, body, author, writtenAt, changedAt, may } = note;
  const { isOpen, open, close, button, panel } = useInPlace();
  const beginning = beginningOf(body);
  return (
    <li className={styles.note}>
      <Text size="small" tone="soft">
        {[words.noteBy(author, writtenAt), ...(changedAt ? [words.noteChanged(changedAt)] : [])].join(', ')}
      </Text>
      {isOpen ? (
        <ChangedNote note={note} panel={panel} close={close} />
      ) : (
        <Text as="div" className={styles.body}>
          {body}
        </Text>
      )}
      {!isOpen && (may.change || may.delete) && (
        <div className={styles.acts}>
          {may.change && (
            <TextButton ref={button} soft onClick={open} aria-label={words.editNamed(beginning)}>
              {words.edit}
            </TextButton>
          )}
          {may.delete && (
            <deleting.Form method="post">
              <input type="hidden" name="noteId" value={id} />
              <AskOnce
                label={words.remove}
                name={words.removeNamed(beginning)}
                question={words.reallyRemove}
                keep={words.keep}
                act={{ name: 'act', value: 'delete-note' }}
                busy={deleting.pending}
                soft
              />
            </deleting.Form>
          )}
        </div>
      )}
    </li>
  );
}

interface ChangedNoteProps {
  note: CustomerNote;
  panel: RefObject<HTMLFormElement | null>;
  close: () => void;
}

function ChangedNote({ note: { id, body, revision }, panel, close }: ChangedNoteProps) {
  // The page reloads by itself, so the note may change underneath.
  const [opened] = useState(revision);
  const { Form, data, pending, problem } = useAct(close);
  const field = useInView<HTMLTextAreaElement>(problem, { answer: data });
  const showsOther = problem === noteRefused.changed && revision !== opened;
  return (
    <Form ref={panel} method="post" className={styles.form} noValidate>
      <input type="hidden" name="act" value="change-note" />
      <input type="hidden" name="noteId" value={id} />
      <input type="hidden" name="revision" value={showsOther ? revision : opened} />
      <TextArea
        ref={field}
        label={words.changed}
        name="body"
        defaultValue={body}
        maxLength={noteTerms.longest}
        error={problem}
      />
      {showsOther && (
        <div>
          <Text size="small" tone="soft">
            {words.otherVersion}
          </Text>
          <Text as="div" className={styles.body}>
            {body}
          </Text>
        </div>
      )}
      <div className={styles.acts}>
        <Button type="submit" small pending={pending}>
          {words.saveChange}
        </Button>
        <Button kind="ghost" small onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}
