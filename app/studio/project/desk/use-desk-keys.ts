import { useEffect, useEffectEvent } from 'react';
import { isWriting, singleKeysOn, useSingleKey } from '#app/parts/studio-keys/single-keys.ts';

export const deskKeys = { search: 'desk-search', publish: 'desk-publish', preview: 'desk-preview' } as const;

/** '/' focuses the search, P opens the preview, ⌘↵ or Ctrl ↵ publishes, though never from a field. */
export function useDeskKeys(): void {
  useSingleKey('/', () =>
    document.querySelector<HTMLInputElement>(`#${deskKeys.search} input[type="search"]`)?.focus(),
  );
  useSingleKey('p', () => document.getElementById(deskKeys.preview)?.click());
  useEffect(() => {
    function publish(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.repeat) return;
      if (isWriting(event.target) || document.querySelector('[role$="dialog"]')) return;
      document.getElementById(deskKeys.publish)?.click();
    }
    document.addEventListener('keydown', publish);
    return () => document.removeEventListener('keydown', publish);
  }, []);
}

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Arrow keys go from slot to slot, unless they're needed where the focus is: a field, a piece, a panel that scrolls. */
export function useSlotKeys(
  boards: readonly { slots: readonly { id: string }[] }[],
  current: string | null,
  go: (slotId: string) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    if (!singleKeysOn() || isWriting(event.target) || document.querySelector('[role$="dialog"], [role="listbox"]'))
      return;
    const at = event.target instanceof HTMLElement ? event.target : document.body;
    const needsThem = 'a, button, summary, [role="button"], section[tabindex]';
    if (!at.closest('ul[data-slots]') && at.closest(needsThem)) return;
    const column = boards.findIndex(({ slots }) => slots.some(({ id }) => id === current));
    const row = boards[column]?.slots.findIndex(({ id }) => id === current) ?? -1;
    const next = boards[column + step[0]]?.slots[row + step[1]];
    if (!next) return;
    event.preventDefault();
    go(next.id);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
