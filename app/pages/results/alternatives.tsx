import { useId, useState } from 'react';
import { boardTitle } from '#app/parts/selection/words.ts';
import { TextButton, TextLink } from '#app/ui/action/text-link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { priceText } from '#app/ui/type/price.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { inStock } from '#core/catalog/index.ts';
import type { BoardId } from '#core/selection/index.ts';
import type { ResultsPiece } from '#server/pages/get-results.ts';
import styles from './alternatives.module.css';
import { optionsOf, type ShownPiece } from './tried-pieces.ts';
import { words } from './words.ts';

interface AlternativesProps {
  board: BoardId;
  piece: ShownPiece;
  tryPiece: (recordId: string) => void;
  /** Set if a swap can be requested. */
  onSwap: ((piece: ResultsPiece) => void) | null;
  /** 'Maren', or 'your specialist' */
  specialist: string;
}

/** The board's own piece and what could be there instead, as radios: picking one shows it on the board at once. */
export function Alternatives({ board, piece, tryPiece, onSwap, specialist }: AlternativesProps) {
  const { slot, recordId, quantity } = piece;
  const name = useId();
  const [said, setSaid] = useState('');
  if (slot.alternatives.length === 0) return <NoAlternatives {...{ slot, onSwap, specialist }} />;
  return (
    <fieldset className={styles.others}>
      <legend className={styles.legend}>
        {words.others}
        <VisuallyHidden> {words.othersFor(slot.item.name)}</VisuallyHidden>
      </legend>
      <div className={styles.options}>
        {optionsOf(slot).map(({ recordId: id, item }) => {
          const picture = item.pictures.cutOut ?? item.pictures.front[0];
          return (
            <label key={id} className={styles.option} data-selected={id === recordId || undefined}>
              <input
                type="radio"
                name={name}
                className={styles.radio}
                checked={id === recordId}
                onChange={() => {
                  tryPiece(id);
                  setSaid(words.nowOn(item.name, boardTitle(board)));
                }}
              />
              <span className={styles.thumb}>
                {picture && <Picture {...picture} alt="" sizes="(min-width: 768px) 9rem, 42vw" fit="contain" cutOut />}
              </span>
              <span className={styles.name}>{item.name}</span>
              <span className={styles.price}>
                {id === slot.recordId
                  ? slot.swap
                    ? words.approvedPick
                    : words.onTheBoard
                  : priceDifference((item.priceCents - slot.item.priceCents) * quantity)}
                {!inStock(item, quantity) && <span className={styles.gone}>{words.outOfStock}</span>}
              </span>
            </label>
          );
        })}
      </div>
      {recordId !== slot.recordId && (
        <TextLink soft href={`#board-${board}`} className={styles.see}>
          {words.seeOnBoard}
          <VisuallyHidden> {piece.item.name}</VisuallyHidden>
        </TextLink>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </fieldset>
  );
}

interface NoAlternativesProps extends Pick<AlternativesProps, 'onSwap' | 'specialist'> {
  slot: ResultsPiece;
}

/** Nothing is lined up for this slot: the specialist can look further, or at least be asked. */
function NoAlternatives({ slot, onSwap, specialist }: NoAlternativesProps) {
  return (
    <div className={styles.others}>
      <p className={styles.none}>{words.noOthers}</p>
      {onSwap ? (
        <TextButton className={styles.see} aria-haspopup="dialog" onClick={() => onSwap(slot)}>
          {words.askForOther(specialist)}
          <VisuallyHidden> {words.othersFor(slot.item.name)}</VisuallyHidden>
        </TextButton>
      ) : (
        <TextLink href="#messages" className={styles.see}>
          {words.writeAbout(specialist)}
          <VisuallyHidden> {words.about(slot.item.name)}</VisuallyHidden>
        </TextLink>
      )}
    </div>
  );
}

export function priceDifference(cents: number): string {
  if (cents === 0) return words.samePrice;
  return (cents > 0 ? words.priceMore : words.priceLess)(priceText(Math.abs(cents), false));
}
