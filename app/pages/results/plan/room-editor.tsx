import { useId } from 'react';
import type { DrawnPiece } from '#app/parts/room/drawn-piece.ts';
import { dragTo, moveTo } from '#app/parts/room/move-piece.ts';
import { PassingOverlay } from '#app/parts/room/passing/passing-overlay.tsx';
import styles from '#app/parts/room/room-drawing.module.css';
import { paintOrder, viewBoxOf } from '#app/parts/room/room-drawing.tsx';
import { RoomShell } from '#app/parts/room/room-shell.tsx';
import { VisuallyHidden } from '#app/ui/type/visually-hidden.tsx';
import type { ArrangedPiece, CheckedLayout, LayoutRoom, Passing } from '#core/room/index.ts';
import { MovablePiece } from './movable-piece.tsx';
import { PlanLengths } from './plan-lengths.tsx';
import { roomWords as words } from './words.ts';

export interface RoomEditorProps {
  room: LayoutRoom;
  pieces: readonly DrawnPiece[];
  placed: readonly ArrangedPiece[];
  checked: CheckedLayout;
  /** Where a wheelchair or a walker passes, if that's to be shown. */
  passing: Passing | null;
  onChange: (piece: ArrangedPiece, keep: boolean) => void;
  onTurn: (id: string) => void;
  onLock: (id: string) => void;
  /** Called when the user tries to move a locked piece. */
  onRefuse: (id: string) => void;
}

/** The interactive plan. */
export function RoomEditor(props: RoomEditorProps) {
  const { room, pieces, placed, checked, passing, onChange, onTurn, onLock, onRefuse } = props;
  const hintId = useId();
  const view = viewBoxOf(room);
  const wrong = new Set(checked.violations.flatMap(({ ids }) => ids));
  const at = new Map(placed.map((one) => [one.id, one]));
  return (
    <>
      <VisuallyHidden id={hintId}>{words.hint}</VisuallyHidden>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no semantic group element */}
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role="group"
        aria-label={words.plan}
        className={styles.drawing}
      >
        <RoomShell room={room} />
        {passing && <PassingOverlay passing={passing} />}
        {paintOrder(pieces, placed).map(({ piece }) => {
          const place = at.get(piece.id);
          if (!place) return null;
          return (
            <MovablePiece
              key={piece.id}
              piece={piece}
              at={place}
              hintId={hintId}
              wrong={wrong.has(piece.id)}
              onMove={({ x, y }) =>
                place.locked ? onRefuse(piece.id) : onChange(moveTo(room, piece, place, place.x + x, place.y + y), true)
              }
              onDrag={(to, letGo) => onChange(dragTo(room, piece, place, to.x, to.y), letGo)}
              onTurn={() => (place.locked ? onRefuse(piece.id) : onTurn(piece.id))}
              onLock={() => onLock(piece.id)}
            />
          );
        })}
        <PlanLengths findings={checked.findings} />
      </svg>
    </>
  );
}
