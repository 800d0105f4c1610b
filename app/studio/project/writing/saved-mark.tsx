import { classNames } from '#app/ui/class-names.ts';
import { words } from '../words.ts';
import styles from './writing.module.css';
import { useSaving } from './writing.tsx';

/** Whether what was typed is safe, and since when. */
export function SavedMark() {
  const { state, at } = useSaving();
  const said = {
    idle: at ? words.savedAt(at) : '',
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
