import { edges, type SymbolProps } from './symbol.ts';
import styles from './symbols.module.css';

/** A tabletop with its edge; round if the piece is round. */
export function TableSymbol({ piece }: SymbolProps) {
  const { left, back: top } = edges(piece);
  const edge = Math.min(2.5, piece.width / 9);
  if (piece.round)
    return (
      <>
        <ellipse rx={piece.width / 2} ry={piece.depth / 2} className={styles.body} />
        <ellipse rx={piece.width / 2 - edge} ry={piece.depth / 2 - edge} className={styles.fine} />
      </>
    );
  return (
    <>
      <rect x={left} y={top} width={piece.width} height={piece.depth} rx={1.5} className={styles.body} />
      <rect
        x={left + edge}
        y={top + edge}
        width={piece.width - 2 * edge}
        height={piece.depth - 2 * edge}
        rx={0.8}
        className={styles.fine}
      />
    </>
  );
}

/** Headboard, two pillows, and a folded cover. */
export function BedSymbol({ piece }: SymbolProps) {
  const { left, right, back: top, front } = edges(piece);
  const board = 3.5;
  const fold = top + piece.depth * 0.34;
  const gap = piece.width * 0.06;
  const pillow = { width: piece.width / 2 - gap * 1.5, height: Math.min(17, piece.depth * 0.2) };
  return (
    <>
      <rect x={left} y={top} width={piece.width} height={piece.depth} rx={2.5} className={styles.body} />
      <rect x={left} y={top} width={piece.width} height={board} rx={1.2} className={styles.strong} />
      {[left + gap, gap / 2].map((x) => (
        <rect key={x} x={x} y={top + board + 3.5} {...pillow} rx={3.5} className={styles.paper} />
      ))}
      <path d={`M ${left} ${fold + 7} V ${fold} H ${right} V ${fold + 7} Z`} className={styles.paper} />
      <path
        d={`M ${right} ${front - piece.depth * 0.24} L ${right - piece.width * 0.34} ${front}`}
        className={styles.fine}
      />
    </>
  );
}

/** Doors or drawers along the front. */
export function StorageSymbol({ piece }: SymbolProps) {
  const { left, right, back: top, front } = edges(piece);
  const leaves = Math.max(2, Math.round(piece.width / 20));
  const lip = Math.min(2.4, piece.depth / 5);
  return (
    <>
      <rect x={left} y={top} width={piece.width} height={piece.depth} rx={1} className={styles.body} />
      <line x1={left} x2={right} y1={front - lip} y2={front - lip} className={styles.line} />
      {Array.from({ length: leaves - 1 }, (_, index) => {
        const x = left + (piece.width * (index + 1)) / leaves;
        return <line key={x} x1={x} x2={x} y1={front - lip} y2={front} className={styles.line} />;
      })}
    </>
  );
}

export function NightstandSymbol({ piece }: SymbolProps) {
  const { front, left, right } = edges(piece);
  return (
    <>
      <TableSymbol piece={piece} />
      {!piece.round && <line x1={left + 4} x2={right - 4} y1={front - 1.2} y2={front - 1.2} className={styles.line} />}
    </>
  );
}

export function DeskSymbol({ piece }: SymbolProps) {
  const { left, right, back: top, front } = edges(piece);
  return (
    <>
      <rect x={left} y={top} width={piece.width} height={piece.depth} rx={1.5} className={styles.body} />
      <line
        x1={right - piece.width * 0.28}
        x2={right - piece.width * 0.28}
        y1={top}
        y2={front}
        className={styles.fine}
      />
      <rect x={-8} y={top + 3} width={16} height={2.4} rx={1} className={styles.fine} />
    </>
  );
}

export function RugSymbol({ piece }: SymbolProps) {
  const { left, back: top } = edges(piece);
  const inset = (by: number) => ({
    x: left + by,
    y: top + by,
    width: piece.width - 2 * by,
    height: piece.depth - 2 * by,
  });
  return (
    <>
      <rect {...inset(0)} rx={0.6} className={styles.rug} />
      <rect {...inset(3.4)} className={styles.rugBorder} />
      <rect {...inset(5.8)} className={styles.rugLine} />
    </>
  );
}
