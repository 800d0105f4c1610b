import { type RefObject, useEffect } from 'react';
import type { Stage } from './stage.ts';

const speed = 1.3;
const turning = 1.4;

const keys: Readonly<Record<string, readonly [ahead: number, aside: number, turning: number]>> = {
  ...{ ArrowUp: [speed, 0, 0], w: [speed, 0, 0], ArrowDown: [-speed, 0, 0], s: [-speed, 0, 0] },
  ...{ ArrowLeft: [0, 0, -turning], ArrowRight: [0, 0, turning], a: [0, -speed, 0], d: [0, speed, 0] },
};

/** Keys walk and turn while they're held. */
export function useWalking(canvas: RefObject<HTMLCanvasElement | null>, stage: RefObject<Stage | null>): void {
  useEffect(() => {
    const on = canvas.current;
    if (!on) return;
    const held = new Set<string>();
    const go = () => {
      const sum = [...held].reduce<[number, number, number]>(
        (all, key) => {
          const [ahead, aside, turn] = keys[key] ?? [0, 0, 0];
          return [all[0] + ahead, all[1] + aside, all[2] + turn];
        },
        [0, 0, 0],
      );
      stage.current?.keep(...sum);
    };
    const press = (event: KeyboardEvent) => {
      if (!(event.key in keys) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (held.has(event.key)) return;
      held.add(event.key);
      // At least one step, however short the press.
      const [ahead, aside, turn] = keys[event.key] ?? [0, 0, 0];
      stage.current?.step(ahead * 0.06, aside * 0.06);
      if (turn !== 0) stage.current?.turn(turn * 0.06);
      go();
    };
    const release = (event: KeyboardEvent) => {
      if (held.delete(event.key)) go();
    };
    const letGo = () => {
      held.clear();
      go();
    };
    on.addEventListener('keydown', press);
    on.addEventListener('keyup', release);
    on.addEventListener('blur', letGo);
    return () => {
      on.removeEventListener('keydown', press);
      on.removeEventListener('keyup', release);
      on.removeEventListener('blur', letGo);
    };
  }, [canvas, stage]);
}
