/** While a person is asked who they are, an act is under way for as long as they take. */
let asking = false;

export const isAsking = () => asking;
export function setAsking(now: boolean): void {
  asking = now;
}
