import { edges, type SymbolProps } from './symbol.ts';
import styles from './symbols.module.css';

const arm = 6;
const back = 9;

/** Arms and back as one outline, with seat cushions inside. */
export function SofaSymbol({ piece }: SymbolProps) {
  const { left, right, back: top, front } = edges(piece);
  const thinArm = Math.min(arm, piece.width / 7);
  const thinBack = Math.min(back, piece.depth / 3.4);
  const inner = piece.width - 2 * thinArm;
  const cushions = Math.max(1, Math.round(inner / 27));
  return (
    <>
      <rect x={left} y={top} width={piece.width} height={piece.depth} rx={4} className={styles.body} />
      <path
        d={`M ${left + thinArm} ${front} V ${top + thinBack + 2.5} q 0 -2.5 2.5 -2.5 H ${right - thinArm - 2.5} q 2.5 0 2.5 2.5 V ${front}`}
        className={styles.line}
      />
      {Array.from({ length: cushions - 1 }, (_, index) => {
        const x = left + thinArm + (inner * (index + 1)) / cushions;
        return <line key={x} x1={x} x2={x} y1={top + thinBack} y2={front} className={styles.fine} />;
      })}
    </>
  );
}

/** A sectional fills its rectangle only along its back and one side. */
export function SectionalSymbol({ piece }: SymbolProps) {
  const { left, right, back: top, front } = edges(piece);
  const seat = Math.min(38, piece.depth * 0.62);
  const chaise = Math.min(38, piece.width * 0.42);
  const inner = right - chaise;
  return (
    <>
      <rect x={left} y={top} width={piece.width} height={piece.depth} rx={4} className={styles.extent} />
      <path
        d={`M ${left + 4} ${top} H ${right - 4} q 4 0 4 4 V ${front - 4} q 0 4 -4 4 H ${inner + 4} q -4 0 -4 -4 V ${top + seat} H ${left + 4} q -4 0 -4 -4 V ${top + 4} q 0 -4 4 -4 Z`}
        className={styles.body}
      />
      <path d={`M ${left + arm} ${top + seat} V ${top + back} H ${right - back} V ${front}`} className={styles.line} />
      <line x1={inner} x2={inner} y1={top + back} y2={top + seat} className={styles.fine} />
      <line
        x1={(left + arm + inner) / 2}
        x2={(left + arm + inner) / 2}
        y1={top + back}
        y2={top + seat}
        className={styles.fine}
      />
    </>
  );
}

/** A dining chair: the seat and the bar of its back. */
export function ChairSymbol({ piece }: SymbolProps) {
  const { left, right, back: top, front } = edges(piece);
  return (
    <>
      <path
        d={`M ${left + 1} ${top + 4} H ${right - 1} L ${right} ${front - 4} q 0 4 -4 4 H ${left + 4} q -4 0 -4 -4 Z`}
        className={styles.body}
      />
      <rect x={left + 0.5} y={top} width={piece.width - 1} height={3.4} rx={1.7} className={styles.body} />
    </>
  );
}

export function DeskChairSymbol({ piece }: SymbolProps) {
  const radius = Math.min(piece.width, piece.depth) / 2;
  const across = radius * 0.8;
  return (
    <>
      <circle r={radius - 2.5} cy={1} className={styles.body} />
      <path
        d={`M ${-across} ${-radius * 0.45} A ${radius} ${radius} 0 0 1 ${across} ${-radius * 0.45}`}
        className={styles.bar}
      />
    </>
  );
}

export function StoolSymbol({ piece }: SymbolProps) {
  const radius = Math.min(piece.width, piece.depth) / 2;
  return (
    <>
      <circle r={radius} className={styles.body} />
      <circle r={radius * 0.68} className={styles.fine} />
    </>
  );
}

export function BenchSymbol({ piece }: SymbolProps) {
  const { left, back: top, front } = edges(piece);
  return (
    <>
      <rect x={left} y={top} width={piece.width} height={piece.depth} rx={3} className={styles.body} />
      {[1, 2, 3].map((share) => {
        const x = left + (piece.width * share) / 4;
        return <line key={share} x1={x} x2={x} y1={top} y2={front} className={styles.fine} />;
      })}
    </>
  );
}
