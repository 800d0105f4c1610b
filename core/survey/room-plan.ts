import { roomNamed } from '../catalog/index.ts';
import {
  type DoorSwing,
  doorSwings,
  inInches,
  measurementKeys,
  type PlanWall,
  parseMeasurement,
  planWalls,
  type RoomMeasurements,
  type RoomShape,
  roomOfMeasurements,
  roomProblems,
  type TypicalRoom,
  totalInches,
  typicalRoom,
} from '../room/index.ts';
import { type Answers, textOf } from './answers/answers.ts';
import { mobilityKey, roomKey } from './keys.ts';

const measured = (answers: Answers, key: string) => parseMeasurement(textOf(answers, key) ?? '');

/** The customer's measurements, in inches. */
export const measurementsOf = (answers: Answers): RoomMeasurements =>
  inInches(Object.fromEntries(measurementKeys.map((key) => [key, measured(answers, key)])));

export interface PlanDoorway {
  readonly wall: PlanWall;
  /** From the wall's left corner to the doorway's nearer edge, in inches. */
  readonly offset: number;
  readonly width: number;
  readonly swing: DoorSwing;
  /** We don't know where it is, and the plan says so. */
  readonly assumed: boolean;
}

export interface RoomPlan {
  readonly wallA: number;
  readonly wallB: number;
  readonly doorway: PlanDoorway;
}

function doorwayOf(answers: Answers, width: number, wallA: number, wallB: number): PlanDoorway {
  const told = planWalls.find((wall) => wall === textOf(answers, 'doorway-wall'));
  const wall = told ?? 'wall-b';
  const room = Math.max((wall.endsWith('a') ? wallA : wallB) - width, 0);
  const offset = measured(answers, 'doorway-offset');
  const inches = offset && totalInches({ feet: offset.feet ?? 0, inches: offset.inches ?? 0 });
  const swing = doorSwings.find((one) => one === textOf(answers, 'doorway-swing'));
  return {
    wall,
    offset: Math.min(inches ?? room / 2, room),
    width,
    swing: swing ?? 'inward',
    assumed: told === undefined || inches === null || swing === undefined,
  };
}

/** The room as we can draw it; null until the walls and doorway are measured. */
export function roomPlanOf(answers: Answers): RoomPlan | null {
  const { wallA, wallB, doorway } = measurementsOf(answers);
  if (wallA === null || wallB === null || doorway.width === null) return null;
  return { wallA, wallB, doorway: doorwayOf(answers, doorway.width, wallA, wallB) };
}

export interface RoomToFurnish extends TypicalRoom {
  /** We don't know where the doorway is, so it's drawn in the most common spot. */
  readonly doorwayAssumed: boolean;
  /** In inches; null if it wasn't measured. */
  readonly doorwayHeight?: number | null;
}

/** The room for the layout suggestion: as measured, with typical dimensions for the rest. */
export function roomToFurnish(answers: Answers): RoomToFurnish {
  const { wallA, wallB, doorway } = measurementsOf(answers);
  const kind = roomNamed(textOf(answers, roomKey) ?? '');
  const walls = typicalRoom(kind, { width: wallA, depth: wallB });
  const width = doorway.width === null ? null : Math.min(doorway.width, walls.width, walls.depth);
  const told = width === null ? null : doorwayOf(answers, width, walls.width, walls.depth);
  const { wall, offset, swing } = told ?? walls.doorway;
  const known = told && { wall, offset, swing, width: told.width };
  const room = typicalRoom(kind, { width: wallA, depth: wallB, doorway: known });
  return {
    ...room,
    doorwayAssumed: told?.assumed ?? true,
    doorwayHeight: doorway.height === 0 ? null : doorway.height,
  };
}

/** The room to start drawing from: what was measured, and the usual where that's no room (a wall of 0 ft). */
export function roomAsMeasured(answers: Answers): RoomShape {
  const measured = roomOfMeasurements(roomToFurnish(answers));
  if (roomProblems(measured).length === 0 && measured.doors.every(({ width }) => width > 0)) return measured;
  return roomOfMeasurements(roomToFurnish({ [roomKey]: answers[roomKey] }));
}

const mobilityAids = ['wheelchair', 'walker', 'both', 'neither'] as const;
type MobilityAid = (typeof mobilityAids)[number];

/** Who moves through the room with wheels or a frame; null if we weren't told. */
export const mobilityAidOf = (answers: Answers): MobilityAid | null =>
  mobilityAids.find((aid) => aid === textOf(answers, mobilityKey)) ?? null;

/** Whether a plan shows where someone with a wheelchair or a walker passes, and how high they sit. */
export function onWheelsOrFrame(answers: Answers): boolean {
  const aid = mobilityAidOf(answers);
  return aid !== null && aid !== 'neither';
}
