import type { RoomPlan as Plan } from '#core/survey/index.ts';
import { RoomDrawing, type RoomDrawingProps } from './room-drawing.tsx';
import styles from './room-plan.module.css';

/** The room from the survey: walls, doorway, door swing, and any pieces. */
export function RoomPlan({ plan, ...furniture }: { plan: Plan } & Omit<RoomDrawingProps, 'room'>) {
  const { wallA, wallB, doorway } = plan;
  return (
    <figure className={styles.figure}>
      <RoomDrawing room={{ width: wallA, depth: wallB, doorway }} {...furniture} />
      {doorway.assumed && <figcaption>Doorway position not given: drawn in the middle of its wall.</figcaption>}
    </figure>
  );
}
