import type { Judged } from './judged.ts';

type Details = Omit<Judged, 'weight' | 'met'>;

/**
 * Adds up how well a plan meets the rules. A search compares thousands of plans and needs no more than the sum; only
 * where people read about a plan, every rule's details are kept as well: `if (tally.add(weight, met)) tally.keep(…)`.
 */
export class Tally {
  had = 0;
  all = 0;
  readonly judged: Judged[] = [];
  private last = { weight: 0, met: 0 };
  private readonly keeps: boolean;

  constructor(keeps: boolean) {
    this.keeps = keeps;
  }

  /** Whether the details are wanted. */
  add(weight: number, met: number): boolean {
    this.had += weight * met;
    this.all += weight;
    if (this.keeps) this.last = { weight, met };
    return this.keeps;
  }

  keep(details: Details): void {
    this.judged.push({ ...details, ...this.last });
  }

  /** How much of the possible weight is met, 0 to 1. */
  get quality(): number {
    return this.all === 0 ? 1 : this.had / this.all;
  }
}
