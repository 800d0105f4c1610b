import type { Workload } from '#core/project/index.ts';

export const workloadParts = ['most', 'styles', 'daysOff'] as const;
export type WorkloadPart = (typeof workloadParts)[number];

const isSame = (part: WorkloadPart, one: Workload, other: Workload) =>
  JSON.stringify(one[part]) === JSON.stringify(other[part]);

/** What changed elsewhere since the form began with it. */
export const changedParts = (begun: Workload, now: Workload): WorkloadPart[] =>
  workloadParts.filter((part) => !isSame(part, begun, now));

/** The form takes over what changed elsewhere, except where someone is typing. */
export function followed(begun: Workload, now: Workload, typed: ReadonlySet<WorkloadPart>): Workload {
  const part = <Name extends WorkloadPart>(name: Name) => (typed.has(name) ? begun : now)[name];
  return { most: part('most'), styles: part('styles'), daysOff: part('daysOff') };
}
