import type { Ref } from 'react';
import { Button } from '#app/ui/action/button.tsx';
import { TextButton } from '#app/ui/action/text-link.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import styles from './order.module.css';
import { ordersWords } from './words.ts';

interface FormOpenerProps {
  button: Ref<HTMLButtonElement>;
  label: string;
  /** The piece's name, for those who hear the button without seeing its piece. */
  of: string;
  /** How long it can be done. */
  until: string;
  onOpen: () => void;
}

/** What a form on one piece opens with. */
export const FormOpener = ({ button, label, of, until, onOpen }: FormOpenerProps) => (
  <div className={styles.open}>
    <TextButton ref={button} soft onClick={onOpen}>
      {label}
      <VisuallyHidden>{ordersWords.forPiece(of)}</VisuallyHidden>
    </TextButton>
    <Text as="span" size="small" tone="soft">
      {until}
    </Text>
  </div>
);

/** The end of such a form: send it, or leave everything as it is. */
export const FormButtons = ({ send, pending, onClose }: { send: string; pending: boolean; onClose: () => void }) => (
  <div className={styles.buttons}>
    <Button type="submit" small pending={pending}>
      {send}
    </Button>
    <Button small kind="ghost" onClick={onClose}>
      {ordersWords.keep}
    </Button>
  </div>
);
