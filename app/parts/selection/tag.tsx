import { Link } from '#app/ui/link.tsx';
import type { CollagePiece } from './collage-piece.ts';
import type { Spot } from './spots.ts';
import styles from './tag.module.css';

/** The number of a piece, as in the list; it leads there. */
export function Tag({ piece, at, href }: { piece: CollagePiece; at: Spot; href: string }) {
  return (
    <Link
      href={href}
      className={styles.tag}
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
      aria-label={`${piece.number}: ${piece.name}`}
    >
      {piece.number}
    </Link>
  );
}
