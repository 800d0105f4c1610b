import type { Clock } from '#server/clock.ts';
import { type Ids, randomIds } from '#server/context.ts';
import { seededNumbers } from './seed.ts';

const drawn = seededNumbers('ids');

/** Ids and tokens as the shop makes them, drawn by the seed. All of a file share one stream: no two are alike. */
export const seededIds = (clock: Clock): Ids =>
  randomIds(clock, (count) => Buffer.from(Array.from({ length: count }, () => Math.floor(drawn() * 256))));
