import type { Holder } from '#core/account/index.ts';
import { holders } from './doors.ts';
import type { Outcome } from './judge.ts';

const shown = ['at the door', 'later', 'carried out'] as const satisfies readonly Outcome[];

/** How the requests of a run came out, by door and by who asked. */
export class Tally {
  readonly #counts = new Map<string, Map<Holder, Map<Outcome, number>>>();
  total = 0;
  /** Meant well, by someone who may: sent, and carried out. */
  valid = 0;
  validCarriedOut = 0;

  count(door: string, holder: Holder, outcome: Outcome, valid: boolean): void {
    const byHolder = this.#counts.get(door) ?? new Map<Holder, Map<Outcome, number>>();
    const byOutcome = byHolder.get(holder) ?? new Map<Outcome, number>();
    byOutcome.set(outcome, (byOutcome.get(outcome) ?? 0) + 1);
    byHolder.set(holder, byOutcome);
    this.#counts.set(door, byHolder);
    this.total += 1;
    if (valid) this.valid += 1;
    if (valid && outcome === 'carried out') this.validCarriedOut += 1;
  }

  sum(outcome: Outcome): number {
    const all = [...this.#counts.values()].flatMap((byHolder) => [...byHolder.values()]);
    return all.reduce((sum, byOutcome) => sum + (byOutcome.get(outcome) ?? 0), 0);
  }

  /** One line a door; for each holder how many were refused at the door, refused later, and carried out. */
  lines(): string[] {
    const width = Math.max(...[...this.#counts.keys()].map((door) => door.length), 10);
    const head = `${'door / later / carried out'.padEnd(width)}  ${holders.map((holder) => holder.padStart(16)).join('')}`;
    const rows = [...this.#counts].sort(([one], [other]) => one.localeCompare(other, 'en-US'));
    return [
      head,
      ...rows.map(([door, byHolder]) => {
        const cells = holders.map((holder) => {
          const counts = byHolder.get(holder);
          return (counts ? shown.map((outcome) => counts.get(outcome) ?? 0).join(' / ') : '-').padStart(16);
        });
        return `${door.padEnd(width)}  ${cells.join('')}`;
      }),
    ];
  }
}
