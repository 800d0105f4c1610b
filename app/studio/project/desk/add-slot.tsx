import { useFetcher } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { pieceKinds, pieceNames } from '#core/catalog/index.ts';
import type { BoardId } from '#core/selection/index.ts';
import type { DeskAnswer } from '../desk-answer.ts';
import { Refusal } from '../refusal.tsx';
import { words } from '../words.ts';
import styles from './slot-tools.module.css';

/** A slot for something the quiz didn't ask for. */
export function AddSlot({ selectionId, letter }: { selectionId: string; letter: BoardId }) {
  const fetcher = useFetcher<DeskAnswer>();
  return (
    <details className={styles.fold}>
      <summary>{words.addSlot}</summary>
      <fetcher.Form method="post" className={styles.line}>
        <input type="hidden" name="act" value="add-slot" />
        <input type="hidden" name="selectionId" value={selectionId} />
        <input type="hidden" name="letter" value={letter} />
        <select name="kind" aria-label={words.addSlotTo(letter)} className={styles.select}>
          {pieceKinds.map((kind) => (
            <option key={kind} value={kind}>
              {pieceNames[kind].one}
            </option>
          ))}
        </select>
        <Button type="submit" kind="ghost" small pending={fetcher.state !== 'idle'}>
          {words.addSlot}
        </Button>
      </fetcher.Form>
      {fetcher.data && !fetcher.data.ok && <Refusal answer={fetcher.data}>{fetcher.data.words}</Refusal>}
    </details>
  );
}
