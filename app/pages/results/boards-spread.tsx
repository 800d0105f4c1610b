import { Collage } from '#app/parts/selection/collage.tsx';
import { boardLabel, makersWords } from '#app/parts/selection/words.ts';
import { Link } from '#app/ui/link.tsx';
import { Price } from '#app/ui/type/price.tsx';
import { Title } from '#app/ui/type/title.tsx';
import { collagePiece, layCollage, piecesWords } from '#core/selection/index.ts';
import type { Results, ResultsBoard } from '#server/pages/get-results.ts';
import styles from './boards-spread.module.css';

/** How many characters fit on the paper slip on the board; a longer note goes below it. */
const slipRoom = 90;

const piecesOf = ({ pieces }: ResultsBoard) =>
  pieces.map(({ recordId, item, foot }, index) => collagePiece(item, { id: recordId, number: index + 1, foot }));

/** The note as it appears on the slip; null on phones, and if it's too long or the pieces leave no room. */
export const slipWords = (board: ResultsBoard): string | null => {
  const fits = board.note !== '' && board.note.length <= slipRoom;
  const layout = fits ? layCollage(piecesOf(board), { board: board.letter, format: 'landscape' }) : null;
  return layout?.note ? board.note : null;
};

const totalOf = ({ pieces }: ResultsBoard) =>
  pieces.reduce((sum, { item, quantity }) => sum + item.priceCents * quantity, 0);

const makersOf = ({ pieces }: ResultsBoard) => new Set(pieces.map(({ item }) => item.vendor.name)).size;

/** The selected board large, with the other one beside it if there's room. */
export function BoardsSpread({ results, board }: { results: Results; board: ResultsBoard }) {
  const other = results.boards.find(({ letter }) => letter !== board.letter);
  const slip = slipWords(board);
  const by = results.specialist?.firstName ?? '';
  return (
    <div className={styles.spread}>
      <figure id={`board-${board.letter}`} className={styles.chosen}>
        <Collage
          board={board.letter}
          pieces={piecesOf(board)}
          format="responsive"
          across={[100, 62]}
          first
          label={boardLabel(
            board.letter,
            board.name,
            board.pieces.map(({ item }) => item),
          )}
          note={slip ? { words: slip, by } : undefined}
          tagHref={({ id }) => `#piece-${id}`}
          className={styles.collage}
        />
        <Caption board={board} />
      </figure>
      {other && (
        <figure className={styles.other}>
          {/* Named by the picture: a piece without one shows its name, which a shorter name would lack. */}
          <Link href={`?board=${other.letter}`} className={styles.switch}>
            <Collage
              board={other.letter}
              pieces={piecesOf(other)}
              format="portrait"
              across={[0, 34]}
              label={boardLabel(
                other.letter,
                other.name,
                other.pieces.map(({ item }) => item),
              )}
            />
          </Link>
          <Caption board={other} />
        </figure>
      )}
    </div>
  );
}

function Caption({ board }: { board: ResultsBoard }) {
  return (
    <figcaption className={styles.caption}>
      <Title as="h2" size="small">
        {board.name}
      </Title>
      <span className={styles.facts}>
        {piecesWords(board.pieces)}, {makersWords(makersOf(board))}
      </span>
      <Price cents={totalOf(board)} className={styles.price} />
    </figcaption>
  );
}
