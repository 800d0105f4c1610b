const key = 'hearthline-choices';

interface LeftBehind<Wanted> {
  selectionId: string;
  wanted: Wanted;
}

/** Notes what was still being saved when its page went: the next page of this tab may be drawn before it has arrived. */
export function leaveBehind<Wanted>(left: LeftBehind<Wanted>): void {
  sessionStorage.setItem(key, JSON.stringify(left));
}

/** What was left behind for this pair of boards, once. */
export function takeUp<Wanted>(selectionId: string): Wanted | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const left = kept === null ? null : (JSON.parse(kept) as LeftBehind<Wanted>);
  return left?.selectionId === selectionId ? left.wanted : null;
}
