import { classNames } from '#app/ui/class-names.ts';
import type { Day } from '#core/promotion/index.ts';
import { words } from '../words.ts';
import styles from './writing.module.css';
import { useSaving } from './writing.tsx';

interface SavedMarkProps {
  /** The person's last change that the server knows of: what it says before anything is typed on this page. */
  stored: Date | null;
  today: Day;
}

const later = (one: Date | null, other: Date | null) => (one && other ? (one > other ? one : other) : (one ?? other));

/** Whether what was typed is safe, and since when. */
export function SavedMark({ stored, today }: SavedMarkProps) {
  const saving = useSaving();
  const { state } = saving;
  const at = later(saving.at, stored);
  const said = {
    idle: at ? words.savedAt(at, today) : '',
    saving: words.saving,
    waiting: words.notSavedYet,
    refused: words.notSaved,
  }[state];
  return (
    <p role="status" className={classNames(styles.mark, (state === 'waiting' || state === 'refused') && styles.late)}>
      {said}
    </p>
  );
}
