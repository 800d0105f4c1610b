import type { Turn } from '#core/room/index.ts';
import type { DrawnPiece } from './drawn-piece.ts';
import styles from './room-drawing.module.css';

/** Letter height in plan inches, on a wide screen and on a phone. room-drawing.module.css uses the same values. */
const letterHeight = { large: 5.2, small: 8.2 } as const;

const letterWidth = 0.56;

/** Fits a name on a piece in one line or two, horizontal or vertical. No lines if it doesn't fit. */
function labelLines(
  name: string,
  { wide, deep }: { wide: number; deep: number },
  screen: keyof typeof letterHeight,
): { lines: readonly string[]; upright: boolean } {
  const height = letterHeight[screen];
  const fits = (lines: readonly string[], along: number, across: number) =>
    Math.max(...lines.map((line) => line.length)) * height * letterWidth <= along - 3 &&
    lines.length * height * 1.15 <= across - 2;
  for (const lines of [[name], halves(name)]) {
    if (fits(lines, wide, deep)) return { lines, upright: false };
    if (deep > wide && fits(lines, deep, wide)) return { lines, upright: true };
  }
  return { lines: [], upright: false };
}

/** Breaks at the space nearest the middle. */
function halves(name: string): readonly string[] {
  const spaces = [...name].flatMap((letter, at) => (letter === ' ' ? [at] : []));
  const [at] = spaces.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

/** The piece's name if it fits, else its number on the board. */
export function PieceLabel({ piece, turn }: { piece: DrawnPiece; turn: Turn }) {
  const lies = turn === 90 || turn === 270;
  const [wide, deep] = lies ? [piece.depth, piece.width] : [piece.width, piece.depth];
  if (piece.kind === 'rug') return null;
  const onWide = labelLines(piece.name, { wide, deep }, 'large');
  const onPhone = labelLines(piece.name, { wide, deep }, 'small');
  return (
    <>
      <Lines {...onWide} number={piece.number} className={styles.onLarge} />
      <Lines {...onPhone} number={piece.number} className={styles.onSmall} />
    </>
  );
}

interface LinesProps {
  lines: readonly string[];
  upright: boolean;
  number: string | null;
  className: string | undefined;
}

function Lines({ lines, upright, number, className }: LinesProps) {
  const shown = lines.length > 0 ? lines : [number ?? ''];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: SVG text takes no focus; the piece itself has a label
    <text aria-hidden="true" transform={upright ? 'rotate(-90)' : undefined} className={`${styles.name} ${className}`}>
      {shown.map((line, index) => (
        <tspan key={line} x={0} dy={index === 0 ? `${0.35 - (shown.length - 1) * 0.575}em` : '1.15em'}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
