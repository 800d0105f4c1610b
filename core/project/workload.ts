import { type Style, styleIds } from '../catalog/index.ts';
import { type Day, isDay } from '../promotion/index.ts';

/** How much a specialist takes on: set by an admin, or by themselves. */
export interface Workload {
  /** How many projects may wait for them at once; null for as many as come. */
  readonly most: number | null;
  /** The styles they'd rather do; empty for any. */
  readonly styles: readonly Style[];
  readonly daysOff: readonly DaysOff[];
}

/** From the first to the last day, both included. */
export interface DaysOff {
  readonly first: Day;
  readonly last: Day;
}

export const workloadTerms = { most: 99, daysOff: 20 } as const;

export const anyWork: Workload = { most: null, styles: [], daysOff: [] };

export const isAway = ({ daysOff }: Pick<Workload, 'daysOff'>, day: Day): boolean =>
  daysOff.some(({ first, last }) => first <= day && day <= last);

export type WorkloadRefusal = 'most-invalid' | 'style-unknown' | 'day-invalid' | 'days-reversed' | 'too-many-days';

/** Reads a workload as a form sends it. An empty number means no limit; days off without any day are left out. */
export function readWorkload(given: {
  most: string;
  styles: readonly string[];
  daysOff: readonly { first: string; last: string }[];
}): { ok: true; workload: Workload } | { ok: false; reason: WorkloadRefusal } {
  const most = given.most.trim() === '' ? null : Number(given.most);
  if (most !== null && !(Number.isInteger(most) && most >= 0 && most <= workloadTerms.most)) {
    return { ok: false, reason: 'most-invalid' };
  }
  const styles = styleIds.filter((style) => given.styles.includes(style));
  if (styles.length !== new Set(given.styles).size) return { ok: false, reason: 'style-unknown' };
  const daysOff = given.daysOff
    .filter(({ first, last }) => first !== '' || last !== '')
    .filter((one, at, all) => at === all.findIndex(({ first, last }) => first === one.first && last === one.last));
  if (daysOff.length > workloadTerms.daysOff) return { ok: false, reason: 'too-many-days' };
  if (daysOff.some(({ first, last }) => !isDay(first) || !isDay(last))) return { ok: false, reason: 'day-invalid' };
  if (daysOff.some(({ first, last }) => last < first)) return { ok: false, reason: 'days-reversed' };
  return { ok: true, workload: { most, styles, daysOff } };
}

export const workloadRefusalWords: Readonly<Record<WorkloadRefusal, string>> = {
  'most-invalid': `Please enter a whole number from 0 to ${workloadTerms.most}, or leave it empty.`,
  'style-unknown': 'Please choose styles from the list.',
  'day-invalid': 'Please enter both the first and the last day off.',
  'days-reversed': 'The last day off is before the first.',
  'too-many-days': `Please keep it to ${workloadTerms.daysOff} times off.`,
};
