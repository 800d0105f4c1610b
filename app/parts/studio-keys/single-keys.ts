import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const storeName = 'studio-keys';
const listeners = new Set<() => void>();
export const singleKeysOn = () => localStorage.getItem(storeName) !== 'off';

function listen(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Single-key shortcuts can be switched off, which people who use speech input need. */
export function useKeysSwitch(): [on: boolean, turn: () => void] {
  const on = useSyncExternalStore(listen, singleKeysOn, () => true);
  const turn = () => {
    localStorage.setItem(storeName, on ? 'off' : 'on');
    for (const listener of listeners) listener();
  };
  return [on, turn];
}

/** Whether keys go into a field. */
export const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])');

/** A single-key shortcut. Ignored while the user is typing. */
export function useSingleKey(key: string, act: () => void, active = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.repeat || isWriting(event.target)) return;
    if (event.key.toLowerCase() !== key || !singleKeysOn() || document.querySelector('[role$="dialog"]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!active) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}
