import type { StyleLabel } from '#core/catalog/index.ts';
import type { Hour, ShellName, Way } from '../names.ts';

/** The pieces by their slugs, with a space between them; a second of a kind is placed as such. */
export type PlanRow = readonly [shell: ShellName, way: Way, style: StyleLabel, hour: Hour, pieces: string];
