import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back for a click anywhere outside, while watching. */
export function useOutsidePress(inside: RefObject<HTMLElement | null>, watching: boolean, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!watching) return;
    function pointerDown(event: PointerEvent) {
      if (event.target instanceof Node && !inside.current?.contains(event.target)) press();
    }
    document.addEventListener('pointerdown', pointerDown);
    return () => document.removeEventListener('pointerdown', pointerDown);
  }, [inside, watching]);
}
