import { useSyncExternalStore } from 'react';

/** Something a person switches on or off in this browser, on every page that asks. */
export function keptSwitch(storeName: string, atFirst: boolean) {
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const isOn = () => (localStorage.getItem(storeName) ?? (atFirst ? 'on' : 'off')) === 'on';

  function useSwitch(): [on: boolean, turn: () => void] {
    const on = useSyncExternalStore(listen, isOn, () => atFirst);
    const turn = () => {
      localStorage.setItem(storeName, on ? 'off' : 'on');
      for (const listener of listeners) listener();
    };
    return [on, turn];
  }

  return { isOn, useSwitch };
}
