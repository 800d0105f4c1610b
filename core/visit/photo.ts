/** More than anyone takes of a room. */
export const mostVisitPhotos = 40;

/** When a photo was taken, by the device's clock, which may be wrong: never after now. */
export function photoTakenAt(told: string, now: Date): Date {
  const taken = new Date(told);
  return Number.isNaN(taken.getTime()) || taken > now ? now : taken;
}
