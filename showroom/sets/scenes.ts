import { roomIds } from '#core/catalog/index.ts';
import { diningAndWorking } from './dining-and-working.ts';
import { guides } from './guides.ts';
import { heroes } from './heroes.ts';
import { livingAndSleeping } from './living-and-sleeping.ts';
import { planned } from './plan/index.ts';
import type { Scene } from './scene.ts';

const unplanned: Scene[] = [...heroes, ...livingAndSleeping, ...diningAndWorking];

/** Rooms with an architecture of their own: the planned ones and Home's heroes. */
export const secondEdition: Scene[] = [...planned, ...unplanned.filter(({ set }) => set)];

/** A living room, a bedroom, a dining room, an office, and again: so that no one scrolls through thirty living rooms. */
function inTurn(rooms: readonly Scene[]): Scene[] {
  const places = new Map<Scene, number>();
  for (const room of roomIds) {
    const own = rooms.filter((scene) => scene.room === room);
    for (const [place, scene] of own.entries()) places.set(scene, place);
  }
  return [...rooms].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}

/**
 * Every furnished room, with the pieces that stand in it, as the gallery shows them: the second edition first. Some of
 * its rooms are only planned and have no picture yet.
 */
export const furnished: Scene[] = [...inTurn(secondEdition), ...unplanned.filter(({ set }) => !set)];

/** Every room picture of the shop, the most wanted first. */
export const scenes: Scene[] = [...unplanned, ...planned, ...guides];
