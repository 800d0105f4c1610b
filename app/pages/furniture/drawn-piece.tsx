import type { Drawing } from '#showroom/measured/elevation.ts';
import styles from './measure-drawing.module.css';

interface DrawnPieceProps {
  view: Drawing['front'];
  /** Of the view's own units. */
  inch: number;
  left: number;
  top: number;
}

/** One view of a model, in inches from the drawing's own corner. */
export function DrawnPiece({ view, inch, left, top }: DrawnPieceProps) {
  return (
    <g transform={`translate(${left} ${top}) scale(${1 / inch})`}>
      <path d={view.outline} fillRule="evenodd" className={styles.outline} />
      <path d={view.parts} className={styles.parts} />
    </g>
  );
}
