/** True while the user is being asked to prove who they are; the pending action can then take any amount of time. */
let asking = false;

export const isAsking = () => asking;
export function setAsking(now: boolean): void {
  asking = now;
}
