import { useFetcher } from 'react-router';
import { Button } from '#app/ui/action/button.tsx';
import { Hand } from '#app/ui/type/text.tsx';
import { maximumQuantity } from '#core/selection/index.ts';
import type { DeskSlot } from '#server/selection/desk/open-desk.ts';
import styles from '../desk/slot-tools.module.css';
import { useInTurn } from '../desk/use-in-turn.ts';
import type { DeskAnswer } from '../desk-answer.ts';
import { Refusal } from '../refusal.tsx';
import { words } from '../words.ts';
import { proposalWords } from './proposal-words.ts';

interface SlotToolsProps {
  slot: DeskSlot;
  selectionId: string;
  /** The customer's words, if they asked to change this piece. */
  asked: string | null;
}

/** How many of the piece, an empty slot instead, and what the customer said about it. */
export function SlotTools({ slot, selectionId, asked }: SlotToolsProps) {
  const fetcher = useFetcher<DeskAnswer>();
  const { id, version, quantity, item, added } = slot;
  const { inTurn } = useInTurn((what: string) => {
    const same = { pieceId: id, selectionId, version: String(version) };
    const sent = what === 'empty' ? { act: 'empty-slot', ...same } : { act: 'quantity', quantity: what, ...same };
    void fetcher.submit(sent, { method: 'post' });
  });
  const pending = fetcher.state !== 'idle';
  return (
    <>
      {asked && (
        <div className={styles.asked}>
          <p>{proposalWords.theySaid}</p>
          <Hand as="p">{words.quoted(asked)}</Hand>
        </div>
      )}
      <div className={styles.tools}>
        {item && (
          <fieldset aria-label={proposalWords.quantity} className={styles.count}>
            <Button
              kind="ghost"
              small
              aria-label={proposalWords.fewer}
              disabled={quantity <= 1}
              onClick={() => inTurn(String(quantity - 1))}
            >
              −
            </Button>
            <span aria-live="polite">{quantity}</span>
            <Button
              kind="ghost"
              small
              aria-label={proposalWords.more}
              disabled={quantity >= maximumQuantity}
              onClick={() => inTurn(String(quantity + 1))}
            >
              +
            </Button>
          </fieldset>
        )}
        {(item || added) && (
          <Button kind="ghost" small pending={pending} onClick={() => inTurn('empty')}>
            {item ? proposalWords.emptySlot : proposalWords.removeSlot}
          </Button>
        )}
      </div>
      {fetcher.data && !fetcher.data.ok && <Refusal answer={fetcher.data}>{fetcher.data.words}</Refusal>}
    </>
  );
}
