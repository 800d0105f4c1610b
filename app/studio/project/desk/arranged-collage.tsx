import { Collage } from '#app/parts/selection/collage.tsx';
import { boardLabel } from '#app/parts/selection/words.ts';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { pieceNames } from '#core/catalog/index.ts';
import { collagePiece, openPiece } from '#core/selection/index.ts';
import type { DeskBoardShown } from '#server/selection/desk/open-desk.ts';
import { Refusal } from '../refusal.tsx';
import { words } from '../words.ts';
import styles from './arranged-collage.module.css';
import { useArranging } from './use-arranging.ts';

/** The board as the customer will see it. While it's a draft, its pieces can be moved. */
export function ArrangedCollage({ board, editable }: { board: DeskBoardShown; editable: boolean }) {
  const { letter, name, slots } = board;
  const { footOf, handle, said, refused, answer } = useArranging(slots);
  const pieces = slots.map((slot, index) => {
    const place = { id: slot.id, number: index + 1, foot: footOf(slot) };
    return slot.item ? collagePiece(slot.item, place) : openPiece(slot.kind, pieceNames[slot.kind].one, place);
  });
  return (
    <>
      <Collage
        board={letter}
        pieces={pieces}
        format="landscape"
        across={[100, 30]}
        label={boardLabel(letter, name, pieces)}
        handle={editable ? handle : undefined}
        className={styles.collage}
      />
      {editable && (
        <VisuallyHidden>
          <p role="status">{said}</p>
        </VisuallyHidden>
      )}
      {refused && <Refusal answer={answer}>{refused}</Refusal>}
      {editable && <p className={styles.hint}>{words.arrangeHint}</p>}
    </>
  );
}
