import { useSingleKey } from '#app/parts/studio-keys/single-keys.ts';

/** Marks the link or button that a row ends in. */
export const rowAct = { 'data-row-act': '' } as const;

function move(by: 1 | -1): void {
  const acts = [...document.querySelectorAll<HTMLElement>('[data-row-act]')];
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? acts.indexOf(focused) : -1;
  const next = at < 0 ? (by === 1 ? 0 : acts.length - 1) : at + by;
  acts[Math.min(Math.max(next, 0), acts.length - 1)]?.focus();
}

/** J and K go from row to row. Enter opens the one with the focus, as it does for every link. */
export function useRowKeys(): void {
  useSingleKey('j', () => move(1));
  useSingleKey('k', () => move(-1));
}
