import { useEffect, useEffectEvent } from 'react';
import { keptSwitch } from './kept-switch.ts';

/** Single-key shortcuts can be switched off, which people who use speech input need. */
export const { isOn: singleKeysOn, useSwitch: useKeysSwitch } = keptSwitch('studio-keys', true);

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
