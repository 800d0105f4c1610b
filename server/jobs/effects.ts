import type { Effects } from './run-effect.ts';

/** Every effect that a transaction may promise, by its kind. */
export const effects: Effects = {};
