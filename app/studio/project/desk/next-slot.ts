import { keptSwitch } from '#app/parts/studio-keys/kept-switch.ts';

/** Whether the desk goes on to the next slot after a swap. */
export const { useSwitch: useGoOnSwitch } = keptSwitch('desk-goes-on', false);

/** The slot below; after the last one on Board A, the first on Board B. Null at the end. */
export function nextSlot(boards: readonly { slots: readonly { id: string }[] }[], current: string): string | null {
  const ids = boards.flatMap(({ slots }) => slots.map(({ id }) => id));
  const at = ids.indexOf(current);
  return at === -1 ? null : (ids[at + 1] ?? null);
}
