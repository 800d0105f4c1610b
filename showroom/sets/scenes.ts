import { diningAndWorking } from './dining-and-working.ts';
import { guides } from './guides.ts';
import { heroes } from './heroes.ts';
import { livingAndSleeping } from './living-and-sleeping.ts';
import { planned } from './plan/index.ts';
import type { Scene } from './scene.ts';

/** Every furnished room, with the pieces that stand in it; some of them are only planned and have no picture yet. */
export const furnished: Scene[] = [...heroes, ...livingAndSleeping, ...diningAndWorking, ...planned];

/** Every room picture of the shop, the most wanted first. */
export const scenes: Scene[] = [...furnished, ...guides];
