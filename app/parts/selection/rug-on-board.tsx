import type { CSSProperties } from 'react';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { LaidRug } from '#core/selection/index.ts';
import styles from './rug-on-board.module.css';

/** A rug is photographed from the corner. Here it's projected onto the floor as seen from in front of the board. */
export function RugOnBoard({ rug, sizes, priority }: { rug: LaidRug; sizes: string; priority: boolean }) {
  const { piece, corners, transform } = rug;
  const points = corners.map((corner) => corner.join(',')).join(' ');
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={piece.cutOut ? styles.shadow : styles.outline}
      >
        <polygon points={points} vectorEffect="non-scaling-stroke" />
      </svg>
      {piece.cutOut && transform !== null && (
        <div className={styles.rug} style={{ '--laid': transform } as CSSProperties}>
          <Picture {...piece.cutOut} alt={piece.name} sizes={sizes} priority={priority} cutOut />
        </div>
      )}
    </>
  );
}
