import { Price } from '#app/ui/type/price.tsx';
import type { Delivery } from '#core/selection/index.ts';
import styles from './piece-list.module.css';
import { PieceTile, type TilePicture } from './piece-tile.tsx';
import { orderPartWords as words } from './words.ts';

export interface ListedPiece {
  id: string;
  name: string;
  vendor: string;
  quantity: number;
  delivery: Delivery;
  listCents: number;
  picture: TilePicture | null;
}

/** An order's pieces with their prices. */
export function PieceList({ pieces, on = 'linen' }: { pieces: readonly ListedPiece[]; on?: 'paper' | 'linen' }) {
  return (
    <ul className={styles.list}>
      {pieces.map(({ id, name, listCents, picture, ...piece }) => (
        <li key={id} className={styles.piece}>
          <PieceTile picture={picture} on={on} />
          <span className={styles.words}>
            <span>{name}</span>
            <small className={styles.detail}>{words.piece(piece)}</small>
          </span>
          <Price cents={listCents} exact />
        </li>
      ))}
    </ul>
  );
}
