import type { Turn } from '#core/room/index.ts';
import type { DrawnPiece } from './drawn-piece.ts';
import { labelLines } from './label-lines.ts';
import styles from './room-drawing.module.css';

/** The piece's name where it has room for it; its number, as in the list, where it has not. */
export function PieceLabel({ piece, turn, number }: { piece: DrawnPiece; turn: Turn; number: number }) {
  const lies = turn === 90 || turn === 270;
  const [wide, deep] = lies ? [piece.depth, piece.width] : [piece.width, piece.depth];
  if (piece.kind === 'rug') return null;
  const onWide = labelLines(piece.name, { wide, deep }, 'large');
  const onPhone = labelLines(piece.name, { wide, deep }, 'small');
  return (
    <>
      <Lines {...onWide} number={number} className={styles.onLarge} />
      <Lines {...onPhone} number={number} className={styles.onSmall} />
    </>
  );
}

interface LinesProps {
  lines: readonly string[];
  upright: boolean;
  number: number;
  className: string | undefined;
}

function Lines({ lines, upright, number, className }: LinesProps) {
  const shown = lines.length > 0 ? lines : [String(number)];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: text in a drawing takes no focus; the piece itself is named
    <text aria-hidden="true" transform={upright ? 'rotate(-90)' : undefined} className={`${styles.name} ${className}`}>
      {shown.map((line, index) => (
        <tspan key={line} x={0} dy={index === 0 ? `${0.35 - (shown.length - 1) * 0.575}em` : '1.15em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
