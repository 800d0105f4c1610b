import type { CSSProperties } from 'react';
import { Ground } from '#app/ui/picture/ground.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { projectedInches } from '#core/selection/index.ts';
import type { LineView } from '#server/order/records/order-view.ts';
import styles from './standing-pieces.module.css';

const most = 5;
/** The gap between two pieces, in inches. */
const gap = 8;
/** The height limit as a share of the width, so that nothing touches the frame. */
const tallest = 0.3;

/** The purchased pieces side by side at one scale. Decorative: the list beside it has the same content. */
export function StandingPieces({ lines }: { lines: readonly LineView[] }) {
  const standing = lines
    .flatMap(({ id, picture, shown }) => {
      // A rug lies flat; its picture would stand here like a wall.
      if (!picture || !shown || shown.kind === 'rug') return [];
      return [
        { id, picture, inches: projectedInches({ dimensions: shown.dimensions, round: shown.shape === 'round' }) },
      ];
    })
    .slice(0, most);
  if (standing.length === 0) return null;
  const beside = standing.reduce((sum, { inches }) => sum + inches + gap, gap);
  const high = Math.max(...standing.map(({ inches, picture }) => (inches * picture.height) / picture.width));
  const span = Math.max(beside, high / tallest);
  return (
    <Ground tone="oat" className={styles.ground} aria-hidden="true">
      {standing.map(({ id, picture, inches }) => (
        <span key={id} className={styles.piece} style={{ '--share': inches / span } as CSSProperties}>
          <Picture
            publicId={picture.publicId}
            width={picture.width}
            height={picture.height}
            sizes={`(min-width: 960px) ${Math.ceil((inches / span) * 50)}vw, ${Math.ceil((inches / span) * 92)}vw`}
            alt=""
            cutOut
          />
        </span>
      ))}
    </Ground>
  );
}
