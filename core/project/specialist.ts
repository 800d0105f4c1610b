import type { Style } from '../catalog/index.ts';
import type { Day } from '../promotion/index.ts';
import { isAway, type Workload } from './workload.ts';

/** A specialist, how many projects are waiting for them, and how much they take on. */
export interface SpecialistLoad {
  readonly id: string;
  readonly waiting: number;
  readonly workload: Workload;
}

/** What someone without a limit of their own counts as full at, to compare them with others. */
const usuallyFull = 10;

/** How much emptier or fuller a specialist counts for a style they asked for, or one they'd rather not do. */
const styleWeight = 0.25;

/** Lower is better. */
function rank({ waiting, workload: { most, styles } }: SpecialistLoad, wanted: readonly Style[]): number {
  const fullness = waiting / (most ?? usuallyFull);
  if (styles.length === 0 || wanted.length === 0) return fullness;
  return wanted.some((style) => styles.includes(style)) ? fullness - styleWeight : fullness + styleWeight;
}

export interface ProjectToGive {
  /** The specialist of another room of the same fee. */
  readonly ofSameFee: string | null;
  /** The customer's favorite styles. */
  readonly styles: readonly Style[];
  readonly today: Day;
}

/**
 * Who gets a project: the specialist with another room of the same fee; otherwise, of those who are here and have room
 * left, the one who is least full, with a lead for those who do its style. Ties go to the lowest id, so the same facts
 * always choose the same person. Null if no one is left: then it waits for someone to take it.
 */
export function specialistFor(
  specialists: readonly SpecialistLoad[],
  { ofSameFee, styles, today }: ProjectToGive,
): string | null {
  if (ofSameFee !== null) return ofSameFee;
  const [best] = specialists
    .filter(({ waiting, workload }) => !isAway(workload, today) && waiting < (workload.most ?? Infinity))
    .toSorted((a, b) => rank(a, styles) - rank(b, styles) || (a.id < b.id ? -1 : 1));
  return best?.id ?? null;
}
