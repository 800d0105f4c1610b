import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { RoomDrawing } from '#app/parts/room/room-drawing.tsx';
import { Text } from '#app/ui/type/text.tsx';
import { feetInWords, measurementOf, printMeasurement } from '#core/room/index.ts';
import { questionOf, roomPlanOf } from '#core/survey/index.ts';
import type { StepProps } from '../step-props.ts';
import { quizWords } from '../words.ts';
import styles from './doorway-plan.module.css';
import { type DoorwayPlace, doorwayAt, movedBy, wayOf } from './move-doorway.ts';

const words = quizWords.measurements;

/** Inches per key press. */
const strides: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 12,
  PageDown: -12,
};

function nameOf(wall: string): string {
  const question = questionOf('doorway-wall');
  return (question && 'options' in question && question.options.find(({ value }) => value === wall)?.label) || wall;
}

/** The room to scale. The doorway is dragged into place or moved with the arrow keys. */
export function DoorwayPlan({ answers, give }: Pick<StepProps, 'answers' | 'give'>) {
  const frame = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);
  const plan = roomPlanOf(answers);
  if (!plan) {
    return (
      <Text tone="soft" size="small">
        {words.measureFirst}
      </Text>
    );
  }
  const { wallA, wallB, doorway } = plan;
  const { width, wall, offset } = doorway;
  const { at, of } = wayOf(doorway, plan, width);

  const place = (to: DoorwayPlace) =>
    give({ 'doorway-wall': to.wall, 'doorway-offset': printMeasurement(measurementOf(to.offset)) });

  function drag(event: PointerEvent) {
    const matrix = frame.current?.querySelector('svg')?.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    place(doorwayAt([x, y], { wallA, wallB }, width));
  }

  function onKeyDown(event: KeyboardEvent) {
    const inches = strides[event.key];
    if (inches === undefined) return;
    event.preventDefault();
    place(movedBy(doorway, inches, { wallA, wallB }, width));
  }

  return (
    <div
      ref={frame}
      role="slider"
      tabIndex={0}
      aria-label={words.doorwayHandle}
      aria-valuemin={0}
      aria-valuemax={Math.round(of)}
      aria-valuenow={Math.round(at)}
      aria-valuetext={words.doorwayPlace(nameOf(wall), feetInWords(offset))}
      className={styles.plan}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        dragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={(event) => {
        if (dragging.current) drag(event);
      }}
      onPointerUp={() => {
        dragging.current = false;
      }}
      onPointerCancel={() => {
        dragging.current = false;
      }}
    >
      <RoomDrawing room={{ width: wallA, depth: wallB, doorway }} />
    </div>
  );
}
