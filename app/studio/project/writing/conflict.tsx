import { Button } from '#app/ui/action/button.tsx';
import { words } from '../words.ts';
import styles from './writing.module.css';

interface ConflictProps {
  /** What is there now. */
  theirs: string;
  settle: (whose: 'mine' | 'theirs') => void;
}

/** Someone else wrote here in the meantime. Both versions are shown, and nothing happens until one is chosen. */
export function Conflict({ theirs, settle }: ConflictProps) {
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
