export { type CheckedLayout, checkLayout } from './layout/check-layout.ts';
export { describeLayout } from './layout/describe-layout.ts';
export type { Finding } from './layout/findings.ts';
export { areaAt } from './layout/geometry.ts';
export { squeeze, type Violation } from './layout/hard-rules.ts';
export {
  type DoorSwing,
  doorSwings,
  type Layout,
  type LayoutDoorway,
  type LayoutPiece,
  type LayoutRoom,
  type Placement,
  type PlanWall,
  planWalls,
  type RoomFocus,
  roomFocuses,
  type Turn,
  turns,
} from './layout/layout-types.ts';
export { layoutNumbers } from './layout/numbers.ts';
export { type Passing, passingOf } from './layout/passing.ts';
export { seatHeightWords } from './layout/seat-heights.ts';
export { suggestLayout } from './layout/suggest-layout.ts';
export { type TypicalRoom, typicalRoom } from './layout/typical-room.ts';
