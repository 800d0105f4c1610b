import { sessionLimits } from '../settings/index.ts';
import { type AccountRole, isStaff } from './roles.ts';

export interface SessionTimes {
  readonly role: AccountRole;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

const secondsBetween = (earlier: Date, later: Date) => (later.getTime() - earlier.getTime()) / 1000;

/** Staff sessions end by age and by inactivity, customers' by inactivity alone. */
export function sessionIsOver({ role, createdAt, lastSeenAt }: SessionTimes, now: Date): boolean {
  const rested = secondsBetween(lastSeenAt, now);
  if (!isStaff(role)) return rested >= sessionLimits.customer.rest;
  return rested >= sessionLimits.staff.rest || secondsBetween(createdAt, now) >= sessionLimits.staff.lasts;
}

/** Whether the password or second factor was proved recently enough in this session. */
export const proofIsFresh = (provedAt: Date | null, now: Date): boolean =>
  provedAt !== null && secondsBetween(provedAt, now) < sessionLimits.freshProof;
