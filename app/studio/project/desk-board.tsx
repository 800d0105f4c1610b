import type { CSSProperties } from 'react';
import { Collage } from '#app/parts/selection/collage.tsx';
import { collagePiece, openPiece } from '#app/parts/selection/collage-piece.ts';
import { boardLabel } from '#app/parts/selection/words.ts';
import { Price } from '#app/ui/type/price.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { leadTimeWords, pieceNames } from '#core/catalog/index.ts';
import { standardShipping } from '#core/order/index.ts';
import type { DeskBoardShown } from '#server/selection/open-desk.ts';
import { BoardWords } from './board-words.tsx';
import styles from './desk-board.module.css';
import { SlotRow } from './slot-row.tsx';
import { words } from './words.ts';

export interface DeskBoardProps {
  board: DeskBoardShown;
  /** The slot that is looked at. */
  current: string | null;
  editable: boolean;
}

/** One board as it is being made: how it will look, its slots, its figures, its words. */
export function DeskBoard({ board, current, editable }: DeskBoardProps) {
  const { letter, name, slots } = board;
  const filled = slots.flatMap(({ item, quantity }) => (item ? [{ item, quantity }] : []));
  const total = filled.reduce((sum, { item, quantity }) => sum + item.priceCents * quantity, 0);
  const pieces = slots.map(({ id, kind, item }, index) => {
    const place = { id, number: index + 1 };
    return item ? collagePiece(item, place) : openPiece(kind, pieceNames[kind].one, place);
  });
  return (
    <article className={styles.board} aria-labelledby={`board-${letter}`}>
      <div className={styles.head}>
        <Title as="h2" size="small" id={`board-${letter}`}>
          <span className={styles.letter}>{letter.toUpperCase()}</span> {name}
        </Title>
        <Price cents={total} look="strong" />
      </div>
      <Collage
        board={letter}
        pieces={pieces}
        format="landscape"
        across={[100, 30]}
        label={boardLabel(letter, name, pieces)}
        className={styles.collage}
      />
      <ul aria-label={words.slots(letter)}>
        {slots.map((slot) => (
          <SlotRow key={slot.id} slot={slot} current={slot.id === current} editable={editable} />
        ))}
      </ul>
      <dl className={styles.figures}>
        <dt>{words.shipping}</dt>
        <dd>
          <Price cents={standardShipping(total)} />
        </dd>
        <dt>{words.longestLead}</dt>
        <dd>{filled.length > 0 ? leadTimeWords(Math.max(...filled.map(({ item }) => item.leadTimeDays))) : '–'}</dd>
        <dt>{words.makers}</dt>
        <dd>{new Set(filled.map(({ item }) => item.vendor.name)).size}</dd>
      </dl>
      <div className={styles.palette} aria-hidden="true">
        {filled.map(({ item }) => (
          <span
            key={item.recordId}
            style={{ '--swatch': item.swatch ?? 'transparent', '--share': item.priceCents } as CSSProperties}
          />
        ))}
      </div>
      {editable ? <BoardWords board={board} /> : board.note && <p className={styles.note}>{board.note}</p>}
    </article>
  );
}
