import { diningAndWorking } from './dining-and-working.ts';
import { guides } from './guides.ts';
import { heroes } from './heroes.ts';
import { livingAndSleeping } from './living-and-sleeping.ts';
import type { Scene } from './scene.ts';

/** The inspiration gallery: every furnished scene, with the pieces that stand in it. */
export const gallery: Scene[] = [...heroes, ...livingAndSleeping, ...diningAndWorking];

/** Every room picture of the shop, the most wanted first. */
export const scenes: Scene[] = [...gallery, ...guides];
