import type { ReactNode } from 'react';
import { Collage } from '#app/parts/selection/collage.tsx';
import { boardLabel, boardTitle, sizeWords } from '#app/parts/selection/words.ts';
import { Button } from '#app/ui/action/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { Price, priceText } from '#app/ui/type/price.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import { inStock, leadTimeWords } from '#core/catalog/index.ts';
import { shortDaysWords } from '#core/promotion/index.ts';
import { collagePiece, deliveryOf } from '#core/selection/index.ts';
import type { Results, ResultsBoard, ResultsPiece } from '#server/pages/get-results.ts';
import { orderOf, togglePiece } from './choices.ts';
import { comparedFacts, comparedKinds } from './compare-rows.ts';
import styles from './compare-view.module.css';
import { OrderedSign } from './ordered-sign.tsx';
import type { HeldChoices } from './use-choices.ts';
import { words } from './words.ts';

/** Both boards side by side: pictures, totals, and piece by piece. */
export function CompareView({ results, choices }: { results: Results; choices: HeldChoices }) {
  const { boards } = results;
  const facts = boards.map((board) => comparedFacts(results, board));
  const both = new Set(boards[0]?.pieces.map(({ recordId }) => recordId));
  const shared = new Set(boards[1]?.pieces.map(({ recordId }) => recordId).filter((id) => both.has(id)));
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{words.compareTitle}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {boards.map((board) => (
            <th key={board.letter} scope="col">
              <BoardHead board={board} />
            </th>
          ))}
        </tr>
      </thead>
      {(facts[0] ?? []).map(([name], row) => (
        <ComparedRow key={name} name={name}>
          {facts.map((column, index) => (
            <td key={boards[index]?.letter}>{column[row]?.[1]}</td>
          ))}
        </ComparedRow>
      ))}
      {comparedKinds(boards).map(({ kind, name, a, b }) => (
        <ComparedRow key={kind} name={name}>
          {[a, b].map((pieces, index) => (
            <td key={boards[index]?.letter}>
              {pieces.length === 0 && words.none}
              {pieces.map((piece) => (
                <ComparedPiece
                  key={piece.recordId}
                  piece={piece}
                  results={results}
                  choices={choices}
                  both={shared.has(piece.recordId)}
                />
              ))}
            </td>
          ))}
        </ComparedRow>
      ))}
    </table>
  );
}

/** What's compared, as a heading over both columns, and a cell for each board. */
function ComparedRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th colSpan={2} scope="rowgroup">
          {name}
        </th>
      </tr>
      <tr>{children}</tr>
    </tbody>
  );
}

function BoardHead({ board }: { board: ResultsBoard }) {
  const pieces = board.pieces.map(({ recordId, item, foot }, index) =>
    collagePiece(item, { id: recordId, number: index + 1, foot }),
  );
  const items = board.pieces.map(({ item }) => item);
  return (
    <>
      <Link href={`?board=${board.letter}`} className={styles.board} aria-label={boardTitle(board.letter)}>
        <Collage
          board={board.letter}
          pieces={pieces}
          format="portrait"
          across={[48, 34]}
          label={boardLabel(board.letter, board.name, items)}
        />
      </Link>
      <span className={styles.letter}>{boardTitle(board.letter)}</span>
      <Title as="p" size="small">
        {board.name}
      </Title>
    </>
  );
}

interface ComparedPieceProps {
  piece: ResultsPiece;
  results: Results;
  choices: HeldChoices;
  both: boolean;
}

function ComparedPiece({ piece, results, choices: { state, change }, both }: ComparedPieceProps) {
  const { item, recordId, quantity } = piece;
  const picture = item.pictures.front[0] ?? item.pictures.cutOut;
  const chosen = state.chosen.some(({ id }) => id === recordId);
  const arrives = piece.arrives?.[deliveryOf(state.whiteGloveStatus, recordId)];
  const orderId = orderOf(results.selection, recordId);
  return (
    <div className={styles.piece}>
      {picture && (
        <span className={styles.picture}>
          <Picture {...picture} alt="" sizes="(min-width: 768px) 24vw, 45vw" fit="cover" />
        </span>
      )}
      <Link href={`/furniture/${recordId}`} className={styles.name}>
        {item.name}
      </Link>
      <Price cents={item.priceCents * quantity} className={styles.price} />
      <p className={styles.meta}>
        {quantity > 1 && (
          <>
            {words.each(quantity, priceText(item.priceCents, false))}
            <br />
          </>
        )}
        {item.vendor.name}
        <br />
        {sizeWords(item)}
        <br />
        {arrives && inStock(item, quantity) ? (
          <>
            {words.arrivesShort} <span className={styles.days}>{shortDaysWords(arrives.from, arrives.to)}</span>
          </>
        ) : (
          words.shipsWithin(leadTimeWords(item.leadTimeDays))
        )}
        {both && (
          <>
            <br />
            {words.onBoth}
          </>
        )}
      </p>
      <p className={styles.meta}>{piece.fit.words}</p>
      {orderId && <OrderedSign orderId={orderId} name={item.name} />}
      {results.orderable && !orderId && (chosen || inStock(item, quantity)) && (
        <Button
          kind={chosen ? 'primary' : 'ghost'}
          small
          aria-pressed={chosen}
          aria-label={`${chosen ? words.chosen : words.choose}: ${item.name}`}
          onClick={() => change(togglePiece(state, results.selection.id, piece))}
        >
          {chosen ? words.chosen : words.choose}
        </Button>
      )}
    </div>
  );
}
