import {
  type DoorSwing,
  doorSwings,
  inInches,
  measurementKeys,
  type PlanWall,
  parseMeasurement,
  planWalls,
  type RoomMeasurements,
  totalInches,
} from '../room/index.ts';
import { type Answers, textOf } from './answers.ts';

const measured = (answers: Answers, key: string) => parseMeasurement(textOf(answers, key) ?? '');

/** The measurements a person gave, in inches. */
export const measurementsOf = (answers: Answers): RoomMeasurements =>
  inInches(Object.fromEntries(measurementKeys.map((key) => [key, measured(answers, key)])));

export interface PlanDoorway {
  readonly wall: PlanWall;
  /** From the wall's left corner to the doorway's nearer edge, in inches. */
  readonly offset: number;
  readonly width: number;
  readonly swing: DoorSwing;
  /** Nobody told us where it is: the plan says so. */
  readonly assumed: boolean;
}

export interface RoomPlan {
  readonly wallA: number;
  readonly wallB: number;
  readonly doorway: PlanDoorway;
}

/** The room as a plan can be drawn of it; null until walls and doorway are measured. */
export function roomPlanOf(answers: Answers): RoomPlan | null {
  const { wallA, wallB, doorway } = measurementsOf(answers);
  if (wallA === null || wallB === null || doorway.width === null) return null;
  const told = planWalls.find((wall) => wall === textOf(answers, 'doorway-wall'));
  const wall = told ?? 'wall-b';
  const room = Math.max((wall.endsWith('a') ? wallA : wallB) - doorway.width, 0);
  const offset = measured(answers, 'doorway-offset');
  const inches = offset && totalInches({ feet: offset.feet ?? 0, inches: offset.inches ?? 0 });
  const swing = doorSwings.find((one) => one === textOf(answers, 'doorway-swing'));
  return {
    wallA,
    wallB,
    doorway: {
      wall,
      offset: Math.min(inches ?? room / 2, room),
      width: doorway.width,
      swing: swing ?? 'inward',
      assumed: told === undefined || inches === null || swing === undefined,
    },
  };
}
