/** What was, what is, and what was undone: newest last in `past`, next first in `future`. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
}

/** Far more than a person undoes, and a bound on what a long session holds. */
export const mostUndone = 200;

export const beginHistory = <Value>(now: Value): History<Value> => ({ past: [], now, future: [] });

export const changed = <Value>({ past, now }: History<Value>, next: Value): History<Value> => ({
  past: [...past, now].slice(-mostUndone),
  now: next,
  future: [],
});

export function undone<Value>({ past, now, future }: History<Value>): History<Value> {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone<Value>({ past, now, future }: History<Value>): History<Value> {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}
