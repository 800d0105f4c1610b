import { type LayoutRoom, layoutRoomOf } from '../../core/room/index.ts';
import type { RealRoom } from './real-rooms.ts';

/** The room as the plan takes it. */
export const planRoomOf = ({ shape, focus }: RealRoom): LayoutRoom => ({ ...layoutRoomOf(shape), focus });
