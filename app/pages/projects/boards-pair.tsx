import { Collage } from '#app/parts/selection/collage.tsx';
import { boardLabel } from '#app/parts/selection/words.ts';
import type { PicturedBoard } from '#core/selection/index.ts';
import { collagePiecesOf } from '#core/selection/index.ts';
import styles from './boards-pair.module.css';

/** Both boards as thumbnails, above the button that opens them. */
export function BoardsPair({ boards }: { boards: readonly PicturedBoard[] }) {
  return (
    <div className={styles.pair}>
      {boards.map((board) => (
        <Collage
          key={board.letter}
          board={board.letter}
          pieces={collagePiecesOf(board.pieces)}
          format="landscape"
          across={[46, 28]}
          label={boardLabel(
            board.letter,
            board.name,
            board.pieces.map(({ item }) => item),
          )}
        />
      ))}
    </div>
  );
}
