import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { arrows, foot, trembling } from '../arrow-keys.ts';
import styles from './plan-editor.module.css';

export interface MovableProps {
  label: string;
  hintId: string;
  isPicked: boolean;
  className: string | undefined;
  /** Pixels per inch. */
  scale: number;
  onPick: () => void;
  /** By inches on the plan, by key. */
  onNudge: (x: number, y: number) => void;
  onRemove: () => void;
  /** Inches since it was taken. */
  onDrag: (x: number, y: number) => void;
  onDrop: () => void;
  children: ReactNode;
}

/** A wall, a corner or a thing on the plan that can be chosen and moved by mouse, touch or keyboard. */
export function Movable(props: MovableProps) {
  const { label, hintId, isPicked, className, scale, onPick, onNudge, onRemove, onDrag, onDrop, children } = props;
  const grip = useRef<{ x: number; y: number; moved: boolean } | null>(null);

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    const by = event.shiftKey ? foot : 1;
    if (arrow) onNudge(arrow[0] * by, arrow[1] * by);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (event.key === 'Enter' || event.key === ' ') onPick();
    else return;
    event.preventDefault();
  }

  function take(event: PointerEvent<SVGGElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, moved: false };
    onPick();
  }

  function drag(event: PointerEvent<SVGGElement>) {
    const held = grip.current;
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (Math.hypot(x, y) > trembling) held.moved = true;
    if (held.moved) onDrag(Math.round(x / scale), Math.round(y / scale));
  }

  function drop() {
    const held = grip.current;
    grip.current = null;
    if (held?.moved) onDrop();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-describedby={hintId}
      aria-pressed={isPicked}
      className={`${styles.movable} ${className ?? ''}`}
      data-picked={isPicked || undefined}
      onFocus={onPick}
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      {children}
    </g>
  );
}
