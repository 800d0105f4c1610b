import { useRef, useState } from 'react';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { uploadTypeMessage, uploadTypes } from '#core/media/index.ts';
import styles from './message-form.module.css';
import { type SentPicture, sendPicture } from './send-picture.ts';
import { messageWords as words } from './words.ts';

interface AddPicturesProps {
  /** How many more there may be. */
  room: number;
  onSent: (picture: SentPicture) => void;
  onProblem: (words: string | null) => void;
}

export function AddPictures({ room, onSent, onProblem }: AddPicturesProps) {
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
