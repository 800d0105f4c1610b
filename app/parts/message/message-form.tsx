import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { send } from '#app/parts/request/send.ts';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { RemovableTag, TagList } from '#app/ui/display/tag.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { freshName } from '#app/ui/fresh-name.ts';
import { useInView } from '#app/ui/notice/use-in-view.ts';
import { uploadPreset, uploadTypeMessage, uploadTypes } from '#core/media/index.ts';
import { messageLimits } from '#core/message/index.ts';
import type { AttachedPiece, Thread } from '#server/message/open-thread.ts';
import { type MessageAnswer, threadAddress } from './message-answer.ts';
import styles from './message-form.module.css';
import { PiecePicker } from './piece-picker.tsx';
import { useDraft } from './use-draft.ts';
import { messageWords, messageWords as words } from './words.ts';

/** Text, pictures and pieces. A failed send loses nothing, and a double click sends once. */
export function MessageForm({ thread }: { thread: Thread }) {
  const { surveyId, other, attachable, side } = thread;
  const { Form, data, state } = useFetcher<MessageAnswer>({ key: `message-${surveyId}` });
  const [pictures, setPictures] = useState<SentPicture[]>([]);
  const [pieces, setPieces] = useState<AttachedPiece[]>([]);
  const [picking, setPicking] = useState(false);
  const [problem, setProblem] = useState<{ words: string } | null>(null);
  const field = useInView<HTMLTextAreaElement>(problem);
  const [draftId, setDraftId] = useState('');
  const { text: body, write, sent } = useDraft(thread, draftId);
  const answered = useRef<MessageAnswer | undefined>(undefined);

  // Generated in the browser only: the server's would differ and break hydration.
  useEffect(() => setDraftId(freshName()), []);
  useEffect(() => {
    if (!data || data === answered.current || state !== 'idle') return;
    answered.current = data;
    if (!data.ok) return setProblem(data);
    sent();
    setPictures([]);
    setPieces([]);
    setPicking(false);
    setProblem(null);
    setDraftId(freshName());
  }, [data, state, sent]);

  const toggle = (piece: AttachedPiece) =>
    setPieces((now) => {
      const rest = now.filter(({ recordId }) => recordId !== piece.recordId);
      return rest.length < now.length ? rest : [...rest, piece].slice(0, messageLimits.pieces);
    });

  return (
    <Form method="post" action={threadAddress(surveyId)} className={styles.form}>
      <input type="hidden" name="act" value="send" />
      <input type="hidden" name="draftId" value={draftId} />
      {pictures.map(({ publicId }) => (
        <input key={publicId} type="hidden" name="picture" value={publicId} />
      ))}
      {pieces.map(({ recordId }) => (
        <input key={recordId} type="hidden" name="piece" value={recordId} />
      ))}
      <TextArea
        ref={field}
        name="body"
        label={words.field(other)}
        value={body}
        onChange={(event) => write(event.target.value)}
        maxLength={messageLimits.characters}
        hint={body.trim() === '' ? undefined : words.kept[side]}
        error={problem?.words}
      />
      {(pictures.length > 0 || pieces.length > 0) && (
        <TagList>
          {pieces.map((piece) => (
            <RemovableTag key={piece.recordId} name={piece.name} onRemove={() => toggle(piece)} />
          ))}
          {pictures.map(({ publicId }, index) => (
            <RemovableTag
              key={publicId}
              name={words.picture(index + 1)}
              onRemove={() => setPictures((now) => now.filter((picture) => picture.publicId !== publicId))}
            />
          ))}
        </TagList>
      )}
      {picking && <PiecePicker pieces={attachable} chosen={pieces} toggle={toggle} search={side === 'house'} />}
      <div className={styles.acts}>
        <Button type="submit" pending={state === 'submitting'}>
          {words.send}
        </Button>
        <AddPictures
          room={messageLimits.pictures - pictures.length}
          onSent={(picture) => setPictures((now) => [...now, picture])}
          onProblem={(said) => setProblem(said === null ? null : { words: said })}
        />
        {(attachable.length > 0 || side === 'house') && (
          <TextButton soft aria-expanded={picking} onClick={() => setPicking(!picking)}>
            {words.addPiece}
          </TextButton>
        )}
      </div>
    </Form>
  );
}

interface AddPicturesProps {
  /** How many more pictures can be added. */
  room: number;
  onSent: (picture: SentPicture) => void;
  onProblem: (words: string | null) => void;
}

function AddPictures({ room, onSent, onProblem }: AddPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(0);

  async function take(files: readonly File[]) {
    onProblem(null);
    for (const file of files.slice(0, room)) {
      const wrong = uploadTypeMessage(file.type);
      if (wrong) {
        onProblem(wrong);
        continue;
      }
      setSending((now) => now + 1);
      const sent = await sendPicture(file);
      setSending((now) => now - 1);
      if (sent.ok) onSent(sent.picture);
      else onProblem(sent.words);
    }
  }

  if (room <= 0) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={uploadTypes.join(',')}
        aria-label={words.addPictures}
        onChange={({ target }) => {
          void take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <TextButton soft onClick={() => input.current?.click()}>
        {words.addPictures}
      </TextButton>
      <span role="status" className={styles.sending}>
        {sending > 0 && words.sending}
      </span>
    </>
  );
}

interface SentPicture {
  publicId: string;
  width: number;
  height: number;
}

/** Uploads one picture to the image host, or returns why it was refused. */
async function sendPicture(file: File): Promise<{ ok: true; picture: SentPicture } | { ok: false; words: string }> {
  const form = new FormData();
  form.set('upload_preset', uploadPreset);
  form.set('file', file);
  const { ok, answer } = await send<UploadAnswer>('/image/upload', { form });
  if (!ok || !answer || !('public_id' in answer)) return { ok: false, words: messageOf(answer) };
  const { public_id: publicId, width, height } = answer;
  return { ok: true, picture: { publicId, width, height } };
}

type UploadAnswer = { public_id: string; width: number; height: number } | { error?: { message?: unknown } };

function messageOf(answer: UploadAnswer | null): string {
  const error = answer && 'error' in answer ? answer.error : null;
  return typeof error?.message === 'string' ? error.message : messageWords.pictureFailed;
}
