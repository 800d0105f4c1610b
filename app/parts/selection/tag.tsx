import { Link } from '#app/ui/link.tsx';
import type { CollagePiece } from './collage-piece.ts';
import type { Spot } from './spots.ts';
import styles from './tag.module.css';

/** A piece's number, linking to its entry in the list. */
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
