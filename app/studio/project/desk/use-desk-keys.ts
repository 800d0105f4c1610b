import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export const deskKeys = { search: 'desk-search', publish: 'desk-publish', preview: 'desk-preview' } as const;

const storeName = 'studio-keys';
const listeners = new Set<() => void>();
const areOn = () => localStorage.getItem(storeName) !== 'off';

function listen(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Single-key shortcuts can be switched off, which people who use speech input need. */
export function useKeysSwitch(): [on: boolean, turn: () => void] {
  const on = useSyncExternalStore(listen, areOn, () => true);
  const turn = () => {
    localStorage.setItem(storeName, on ? 'off' : 'on');
    for (const listener of listeners) listener();
  };
  return [on, turn];
}

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** A single-key shortcut. Ignored while the user is typing. */
export function useDeskKey(key: string, act: () => void, active = true): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.repeat || writes(event.target)) return;
    if (event.key.toLowerCase() !== key || !areOn() || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!active) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [active]);
}

/** '/' focuses the search, P opens the preview, ⌘↵ or Ctrl ↵ publishes. */
export function useDeskKeys(): void {
  useDeskKey('/', () => document.querySelector<HTMLInputElement>(`#${deskKeys.search} input[type="search"]`)?.focus());
  useDeskKey('p', () => document.getElementById(deskKeys.preview)?.click());
  useEffect(() => {
    function publish(event: KeyboardEvent) {
      if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) document.getElementById(deskKeys.publish)?.click();
    }
    document.addEventListener('keydown', publish);
    return () => document.removeEventListener('keydown', publish);
  }, []);
}
