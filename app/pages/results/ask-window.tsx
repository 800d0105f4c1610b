import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useNotices } from '#app/shell/notices.tsx';
import { Button } from '#app/ui/action/button.tsx';
import { isPending } from '#app/ui/action/is-pending.ts';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useInView } from '#app/ui/notice/use-in-view.ts';
import { Modal } from '#app/ui/overlay/modal.tsx';
import { messageLimits } from '#core/message/index.ts';
import type { ResultsPiece } from '#server/pages/get-results.ts';
import styles from './ask-window.module.css';
import type { SaveAnswer } from './use-choices.ts';
import { words } from './words.ts';

interface AskWindowProps {
  /** Null requests a new pair. */
  piece: ResultsPiece | null;
  revisionsLeft: number;
  specialist: string;
  onClose: () => void;
}

/** Asks the specialist for a swap with a reason, or describes a new pair. */
export default function AskWindow({ piece, revisionsLeft, specialist, onClose }: AskWindowProps) {
  const { Form, data, state } = useFetcher<SaveAnswer>();
  const { notify } = useNotices();
  const refused = data && !data.ok ? data.words : null;
  const field = useInView<HTMLTextAreaElement>(refused, { answer: data });
  const said = piece ? words.swap : words.newPair;

  useEffect(() => {
    if (!data?.ok || state !== 'idle') return;
    notify(words.asked(specialist));
    onClose();
  }, [data, state, notify, onClose, specialist]);

  return (
    <Modal open onClose={onClose} title={piece ? words.swap.title(piece.item.name) : words.newPair.title} width={560}>
      <Form method="post" className={styles.form} noValidate>
        <p>{said.lead(specialist)}</p>
        <input type="hidden" name="act" value="ask" />
        {piece && <input type="hidden" name="piece" value={piece.recordId} />}
        <TextArea
          ref={field}
          name="body"
          label={said.field}
          hint={said.hint}
          maxLength={messageLimits.characters}
          error={refused}
          rows={4}
          autoFocus
        />
        <p className={styles.left}>{words.uses(revisionsLeft)}</p>
        <Button type="submit" pending={isPending({ state, data })}>
          {said.send}
        </Button>
      </Form>
    </Modal>
  );
}
