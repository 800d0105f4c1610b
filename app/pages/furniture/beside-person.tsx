import { classNames } from '#app/ui/class-names.ts';
import type { Drawing } from '#showroom/measured/elevation.ts';
import { DrawnPiece } from './drawn-piece.tsx';
import styles from './measure-drawing.module.css';

/** In inches. */
export const personHeight = 68;
const personWidth = 22;
export const doorWidth = 32;
const apart = 12;
const around = 6;

/** Someone standing, from the front: inches from the floor's middle, up is negative. */
const body =
  'M-2.2-58.6C-2.2-57-5-56.4-7.4-55.5C-9.2-54.8-9.9-52.6-10.1-49.5L-10.7-38.5L-11-31C-11.1-28.8-10.7-27-9.9-27' +
  'C-9.1-27-8.7-28.8-8.6-31L-7.9-42.5L-7-48L-6.3-41C-6.4-37-7.1-34-7-30L-6-15L-5.5-3.2L-6.6-1C-6.8-.3-6.4 0-5.8 0' +
  'L-2.4 0C-2 0-1.8-.4-1.8-.9L-1.9-3.2L-1.3-15L-.5-29L.5-29L1.3-15L1.9-3.2L1.8-.9C1.8-.4 2 0 2.4 0L5.8 0C6.4 0 6.8-.3 6.6-1' +
  'L5.5-3.2L6-15L7-30C7.1-34 6.4-37 6.3-41L7-48L7.9-42.5L8.6-31C8.7-28.8 9.1-27 9.9-27C10.7-27 11.1-28.8 11-31' +
  'L10.7-38.5L10.1-49.5C9.9-52.6 9.2-54.8 7.4-55.5C5-56.4 2.2-57 2.2-58.6Z';

/** The piece at one scale with someone beside it. */
export function BesidePerson({ drawing }: { drawing: Drawing }) {
  const { front, inch } = drawing;
  const [wide, tall] = [front.width / inch, front.height / inch];
  const up = Math.max(tall, personHeight);
  const across = wide + apart + personWidth;
  return (
    <svg
      viewBox={`${-around} ${-up - around} ${across + 2 * around} ${up + 2 * around}`}
      className={styles.drawing}
      aria-hidden="true"
    >
      <path d={`M${-around} 0H${across + around}`} className={styles.floor} />
      <g className={styles.person} transform={`translate(${wide + apart + personWidth / 2} 0)`}>
        <ellipse cx="0" cy="-63.2" rx="3.7" ry="4.8" />
        <path d={body} />
      </g>
      <DrawnPiece view={front} inch={inch} left={0} top={-tall} />
    </svg>
  );
}

/** A rug from above, with a doorway at its foot: the opening, its leaf and the way that it swings. */
export function BesideDoor({ drawing }: { drawing: Drawing }) {
  const { above, inch } = drawing;
  const [wide, deep] = [above.width / inch, above.height / inch];
  const across = wide + apart + doorWidth;
  const [left, bottom] = [wide + apart, Math.max(deep, doorWidth)];
  return (
    <svg
      viewBox={`${-around} ${-around} ${across + 2 * around} ${bottom + 2 * around}`}
      className={styles.drawing}
      aria-hidden="true"
    >
      <DrawnPiece view={above} inch={inch} left={0} top={bottom - deep} />
      <path d={`M${left} ${bottom}V${bottom - doorWidth}`} className={classNames(styles.piece, styles.leaf)} />
      <path
        d={`M${left} ${bottom - doorWidth}A${doorWidth} ${doorWidth} 0 0 1 ${left + doorWidth} ${bottom}`}
        className={styles.line}
      />
    </svg>
  );
}
