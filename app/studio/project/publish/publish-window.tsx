import { Button } from '#app/ui/action/button.tsx';
import { Modal } from '#app/ui/overlay/modal.tsx';
import { words } from '../words.ts';
import styles from './publish.module.css';

interface PublishWindowProps {
  asks: readonly string[];
  customer: string;
  pending: boolean;
  onPublish: (how: 'sure' | 'next') => void;
  onClose: () => void;
}

/** What is open or deserves a note, before the boards go out. */
export default function PublishWindow({ asks, customer, pending, onPublish, onClose }: PublishWindowProps) {
  return (
    <Modal open onClose={onClose} title={words.publishTitle} role="alertdialog">
      <ul className={styles.asks}>
        {asks.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{words.publishLead(customer)}</p>
      <p className={styles.acts}>
        <Button pending={pending} onClick={() => onPublish('sure')}>
          {words.publishAnyway}
        </Button>
        <Button kind="ghost" pending={pending} onClick={() => onPublish('next')}>
          {words.publishNext}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {words.notYet}
        </Button>
      </p>
    </Modal>
  );
}
