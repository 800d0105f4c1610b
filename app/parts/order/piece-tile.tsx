import { classNames } from '#app/ui/class-names.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import styles from './piece-tile.module.css';

export interface TilePicture {
  publicId: string;
  width: number;
  height: number;
}

interface PieceTileProps {
  picture: TilePicture | null;
  /** The page's background; the tile uses the other of the two. */
  on?: 'paper' | 'linen';
  large?: boolean;
}

/** A thumbnail beside the piece's name, so it has an empty alt text. */
export function PieceTile({ picture, on = 'paper', large = false }: PieceTileProps) {
  return (
    <span className={classNames(styles.tile, styles[on], large && styles.large)}>
      {picture && (
        <Picture
          publicId={picture.publicId}
          width={picture.width}
          height={picture.height}
          sizes={large ? '112px' : '72px'}
          alt=""
          fit="contain"
          cutOut
        />
      )}
    </span>
  );
}
