import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { arrows, foot, trembling } from '#app/parts/room/arrow-keys.ts';
import type { DrawnPiece } from '#app/parts/room/drawn-piece.ts';
import { PieceLabel } from '#app/parts/room/piece-label.tsx';
import { tintOf } from '#app/parts/room/room-drawing.tsx';
import { PieceSymbol } from '#app/parts/room/symbols/piece-symbol.tsx';
import type { ArrangedPiece } from '#core/room/index.ts';
import styles from './movable-piece.module.css';
import { roomWords as words } from './words.ts';

export interface MovablePieceProps {
  piece: DrawnPiece;
  at: ArrangedPiece;
  hintId: string;
  /** The piece breaks a layout rule here. */
  wrong: boolean;
  onMove: (by: { x: number; y: number }) => void;
  onTurn: () => void;
  onLock: () => void;
  /** In plan inches. `letGo` is true on the last call of a drag. */
  onDrag: (to: { x: number; y: number }, letGo: boolean) => void;
}

interface Grip {
  /** From the piece's center to the pointer, in inches. */
  off: { x: number; y: number };
  from: { x: number; y: number };
  moved: boolean;
}

/** A piece that can be moved by mouse, touch or keyboard. */
export function MovablePiece(props: MovablePieceProps) {
  const { piece, at, hintId, wrong, onMove, onTurn, onLock, onDrag } = props;
  const grip = useRef<Grip | null>(null);

  function press(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (arrow) {
      const by = event.shiftKey ? foot : 1;
      onMove({ x: arrow[0] * by, y: arrow[1] * by });
    } else if (event.key.toLowerCase() === 'r') onTurn();
    else if (event.key.toLowerCase() === 'l') onLock();
    else return;
    event.preventDefault();
  }

  function take(event: PointerEvent<SVGGElement>) {
    if (event.button !== 0 || at.locked) return;
    const point = onPlan(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = { x: event.clientX, y: event.clientY };
    grip.current = { off: { x: point.x - at.x, y: point.y - at.y }, from, moved: false };
  }

  function drag(event: PointerEvent<SVGGElement>, letGo: boolean) {
    const held = grip.current;
    if (!held) return;
    if (Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y) > trembling) held.moved = true;
    if (letGo) grip.current = null;
    if (!held.moved) return;
    const point = onPlan(event);
    onDrag({ x: point.x - held.off.x, y: point.y - held.off.y }, letGo);
  }

  const look = [styles.piece, at.locked && styles.locked, wrong && styles.wrong, piece.kind === 'rug' && styles.rug];
  const place = `translate(${at.x} ${at.y})`;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no button element */}
      <g
        role="button"
        tabIndex={0}
        aria-label={`${piece.name}, ${words.size(piece.width, piece.depth)}${at.locked ? `, ${words.locked}` : ''}`}
        aria-describedby={hintId}
        aria-keyshortcuts="R L"
        transform={place}
        style={tintOf(piece)}
        className={look.filter(Boolean).join(' ')}
        onKeyDown={press}
        onPointerDown={take}
        onPointerMove={(event) => drag(event, false)}
        onPointerUp={(event) => drag(event, true)}
        onPointerCancel={(event) => drag(event, true)}
      >
        <g transform={`rotate(${at.turn})`} className={styles.turning}>
          <PieceSymbol piece={piece} />
          <rect
            x={-piece.width / 2}
            y={-piece.depth / 2}
            width={piece.width}
            height={piece.depth}
            rx={3}
            className={styles.hold}
          />
        </g>
        {at.locked && <Padlock piece={piece} at={at} />}
      </g>
      {/* Outside the piece's group, because the piece already has its full name as its label. */}
      <g transform={place} style={{ ...tintOf(piece), pointerEvents: 'none' }}>
        <PieceLabel piece={piece} turn={at.turn} />
      </g>
    </>
  );
}

function onPlan(event: PointerEvent<SVGGElement>): { x: number; y: number } {
  const { ownerSVGElement } = event.currentTarget;
  const matrix = ownerSVGElement?.getScreenCTM();
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
}

/** Always in the upper right corner, whichever way the piece is turned. */
function Padlock({ piece, at }: { piece: DrawnPiece; at: ArrangedPiece }) {
  const lies = at.turn % 180 !== 0;
  const x = (lies ? piece.depth : piece.width) / 2 - 3.5;
  const y = -(lies ? piece.width : piece.depth) / 2 + 3.5;
  return (
    <g transform={`translate(${x} ${y})`} className={styles.padlock}>
      <circle r={4.6} />
      <path d="M -2 -0.4 h 4 v 3 h -4 Z M -1.2 -0.4 v -1.2 a 1.2 1.2 0 0 1 2.4 0 v 1.2" />
    </g>
  );
}
