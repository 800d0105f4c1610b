import { type ReactNode, useId } from 'react';
import { describeLayout, type LayoutRoom, type Passing, type Placement } from '#core/room/index.ts';
import type { DrawnPiece } from './drawn-piece.ts';
import { PassingOverlay } from './passing/passing-overlay.tsx';
import { PieceLabel } from './piece-label.tsx';
import styles from './room-drawing.module.css';
import { marginsOf, RoomShell } from './room-shell.tsx';
import { PieceSymbol } from './symbols/piece-symbol.tsx';

export interface RoomDrawingProps {
  room: LayoutRoom;
  pieces?: readonly DrawnPiece[];
  placements?: readonly Placement[];
  /** Where a wheelchair or a walker passes, drawn under the furniture. */
  passing?: Passing | null;
  /** Drawn over the furniture: measurements or interactive pieces. */
  children?: ReactNode;
  className?: string | undefined;
}

export const viewBoxOf = (room: LayoutRoom) => {
  const { top, right, bottom, left } = marginsOf(room);
  return { x: -left, y: -top, width: room.width + left + right, height: room.depth + top + bottom };
};

/** Rugs go under everything else. */
export const paintOrder = (pieces: readonly DrawnPiece[], placements: readonly Placement[]) =>
  placements
    .flatMap((at) => {
      const piece = pieces.find(({ id }) => id === at.id);
      return piece ? [{ piece, at }] : [];
    })
    .sort((one, other) => Number(other.piece.kind === 'rug') - Number(one.piece.kind === 'rug'));

export const tintOf = (piece: DrawnPiece) =>
  piece.swatch === null ? undefined : ({ '--tint': piece.swatch } as Readonly<Record<string, string>>);

/** A static drawing of the room to scale with its furniture, for the results, the specialist's brief and print. */
export function RoomDrawing({
  room,
  pieces = [],
  placements = [],
  passing = null,
  children,
  className,
}: RoomDrawingProps) {
  const view = viewBoxOf(room);
  const described = useId();
  return (
    <svg
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="img"
      aria-labelledby={described}
      className={`${styles.drawing} ${className ?? ''}`}
    >
      <title id={described}>
        {[...describeLayout(room, pieces, placements), ...(passing ? [passing.words] : [])].join(' ')}
      </title>
      <RoomShell room={room} />
      {passing && <PassingOverlay passing={passing} />}
      {paintOrder(pieces, placements).map(({ piece, at }) => (
        <g key={at.id} transform={`translate(${at.x} ${at.y})`} style={tintOf(piece)}>
          <g transform={`rotate(${at.turn})`}>
            <PieceSymbol piece={piece} />
          </g>
          <PieceLabel piece={piece} turn={at.turn} />
        </g>
      ))}
      {children}
    </svg>
  );
}
