import { lazy, Suspense, useEffect, useState } from 'react';
import { boardTitle } from '#app/parts/selection/words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Portrait } from '#app/ui/display/portrait.tsx';
import { RuledTitle } from '#app/ui/type/ruled-title.tsx';
import { Hand } from '#app/ui/type/text.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { PublicItem } from '#core/catalog/index.ts';
import type { ResultsPiece } from '#server/pages/get-results.ts';
import styles from './board-view.module.css';
import { BoardsSpread, slipWords } from './boards-spread.tsx';
import { orderOf, reckon } from './choices.ts';
import { OrderCard } from './order-card.tsx';
import { PieceRow } from './piece-row.tsx';
import type { ShownBoard, Trying } from './tried-pieces.ts';
import type { HeldChoices } from './use-choices.ts';
import { words } from './words.ts';

const AskWindow = lazy(() => import('./ask-window.tsx'));

export interface BoardViewProps {
  trying: Trying;
  board: ShownBoard;
  choices: HeldChoices;
}

/** One board: the picture, the specialist's note, its pieces, and what's chosen so far from both boards. */
export function BoardView({ trying, board, choices }: BoardViewProps) {
  const { results, tryPiece } = trying;
  const { state, change } = choices;
  const { specialist, orderable, mayAsk, revisionsLeft } = results;
  const [swapping, setSwapping] = useState<ResultsPiece | null>(null);
  const [putBack, setPutBack] = useState<PublicItem | null>(null);
  const isBack = putBack !== null && board.pieces.some(({ recordId }) => recordId === putBack.recordId);
  // The button that was pressed is gone with the swap: go to the piece that came back.
  useEffect(() => {
    if (isBack) document.getElementById(`piece-${putBack?.recordId}`)?.querySelector('button')?.focus();
  }, [isBack, putBack]);
  const reckoning = reckon(results, state);
  const left = board.pieces.filter(({ recordId }) => orderOf(results.selection, recordId) === null);
  const chosen = left.filter(({ recordId }) => state.chosen.some(({ id }) => id === recordId));
  return (
    <>
      <BoardsSpread results={results} board={board} />
      <section className={styles.said} aria-label={words.specialist}>
        {specialist && (
          <div className={styles.who}>
            <Portrait initials={specialist.firstName.slice(0, 1).toLowerCase()} large />
            <p>
              <strong>{specialist.firstName}</strong>
              <span>{words.specialist}</span>
            </p>
          </div>
        )}
        {board.note && (
          <Hand as="blockquote" className={classNames(styles.quote, slipWords(board) && styles.onSlip)}>
            {board.note}
          </Hand>
        )}
      </section>
      <div className={styles.columns}>
        <section aria-labelledby="pieces">
          <RuledTitle
            as="h2"
            size="heading"
            id="pieces"
            aside={orderable && left.length > 0 && words.chosenOf(chosen.length, left.length)}
          >
            {words.piecesOf(boardTitle(board.letter))}
          </RuledTitle>
          {board.pieces.length === 0 && <p className={styles.empty}>{words.emptyBoard}</p>}
          <ol className={styles.pieces}>
            {board.pieces.map((piece, index) => (
              <PieceRow
                key={piece.slot.recordId}
                board={board.letter}
                piece={piece}
                number={index + 1}
                orderable={orderable}
                orderId={orderOf(results.selection, piece.recordId)}
                selectionId={results.selection.id}
                state={state}
                change={change}
                tryPiece={(recordId) => tryPiece(board.letter, piece, recordId)}
                onSwap={mayAsk ? setSwapping : null}
                specialist={specialist?.firstName ?? words.yourSpecialist}
                onPutBack={results.preview ? null : setPutBack}
              />
            ))}
          </ol>
          <VisuallyHidden>
            <span role="status">{isBack && putBack ? words.putBack(putBack.name) : ''}</span>
          </VisuallyHidden>
        </section>
        <Suspense>
          {swapping && (
            <AskWindow
              piece={swapping}
              revisionsLeft={revisionsLeft}
              specialist={specialist?.firstName ?? words.yourSpecialist}
              onClose={() => setSwapping(null)}
            />
          )}
        </Suspense>
        {orderable && <OrderCard {...{ results, board, choices }} reckoning={reckoning} />}
      </div>
    </>
  );
}
