import { type DragEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { type DragThreshold, stepOfDrag } from './drag.ts';

/** Less than this is an unsteady press, not a drag. */
const slack = 4;

export function useDrag(threshold: DragThreshold, onStep: (step: -1 | 1) => void) {
  const start = useRef<number | null>(null);
  const dragged = useRef(false);
  const [pulled, setPulled] = useState(0);

  function end(event: PointerEvent<HTMLElement>) {
    if (start.current === null) return;
    const step = stepOfDrag(event.clientX - start.current, event.currentTarget.clientWidth, threshold);
    start.current = null;
    setPulled(0);
    if (dragged.current && step !== 0) onStep(step);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      start.current = event.clientX;
      dragged.current = false;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return;
      const distance = event.clientX - start.current;
      if (!dragged.current && Math.abs(distance) < slack) return;
      if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = true;
      setPulled(distance);
    },
    onPointerUp: end,
    onPointerCancel() {
      start.current = null;
      setPulled(0);
    },
    // A drag that ends on a link must not follow it.
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
      dragged.current = false;
    },
    onDragStart(event: DragEvent<HTMLElement>) {
      event.preventDefault();
    },
  };
  return { pulled, dragging: pulled !== 0, handlers };
}
