import { pairScore, vendorScore } from './score/objective.ts';
import type { Shortlist } from './shortlist.ts';

/** A slot without a choice. */
export const open = -1;

/** Below every sum of points: two slots can't have the same piece. */
const never = -30_000;

interface Beside {
  readonly points: Int16Array;
  readonly most: number;
}

/**
 * What the places of each shortlist add to each other. A search asks for the same pairs thousands of times, so each is
 * worked out once, the first time one of its pieces is chosen.
 */
export class BesideOthers {
  private readonly lists: readonly Shortlist[];
  /** Each maker on the lists has a number of its own, from 0. */
  private readonly makers: readonly Uint16Array[];
  /** By maker: the last board that was seen to have it. */
  private readonly boardWith: Int32Array;
  private board = 0;
  /** By slot, other slot and the choice there: what every place of the slot gains beside it. */
  private readonly known: (Beside | undefined)[][][];
  /** The answer of `gainsOf`, overwritten by the next one. */
  private readonly gains: Int32Array;

  constructor(lists: readonly Shortlist[]) {
    const numbers = new Map<number, number>();
    const numberOf = (vendor: number) => {
      const number = numbers.get(vendor) ?? numbers.size;
      numbers.set(vendor, number);
      return number;
    };
    this.lists = lists;
    this.makers = lists.map(({ ask, rows, length }) =>
      Uint16Array.from(rows.subarray(0, length), (row) => numberOf(ask.columns.vendor[row] ?? -1)),
    );
    this.boardWith = new Int32Array(numbers.size);
    this.known = lists.map(() => lists.map(() => []));
    this.gains = new Int32Array(Math.max(0, ...lists.map(({ length }) => length)));
  }

  /** No place of a slot's list gains more than this beside the choices of the other slots. */
  mostOf(slot: number, choices: readonly number[]): number {
    let most = 0;
    for (let other = 0; other < choices.length; other += 1) {
      const choice = choices[other] ?? open;
      if (other !== slot && choice !== open) most += this.beside(slot, other, choice).most;
    }
    return most;
  }

  /** What each of the first places of a slot's list gains beside the choices of the other slots, its own points aside. */
  gainsOf(slot: number, choices: readonly number[], places: number): Int32Array {
    const { boardWith, gains } = this;
    const makers = this.makers[slot] ?? new Uint16Array();
    gains.fill(0, 0, places);
    this.board += 1;
    let others = 0;
    for (let other = 0; other < choices.length; other += 1) {
      const choice = choices[other] ?? open;
      if (other === slot || choice === open) continue;
      others += 1;
      boardWith[this.makers[other]?.[choice] ?? 0] = this.board;
      const { points } = this.beside(slot, other, choice);
      for (let place = 0; place < places; place += 1) gains[place] = (gains[place] ?? 0) + (points[place] ?? 0);
    }
    if (others === 0) return gains;
    const further = vendorScore(2);
    for (let place = 0; place < places; place += 1)
      if (boardWith[makers[place] ?? 0] !== this.board) gains[place] = (gains[place] ?? 0) + further;
    return gains;
  }

  private beside(slot: number, other: number, choice: number): Beside {
    const choices = this.known[slot]?.[other] ?? [];
    const known = choices[choice];
    if (known) return known;
    const worked = this.workedOut(slot, other, choice);
    choices[choice] = worked;
    return worked;
  }

  private workedOut(slot: number, other: number, choice: number): Beside {
    const list = this.lists[slot];
    const otherList = this.lists[other];
    if (!list || !otherList) return { points: new Int16Array(), most: 0 };
    const { columns } = list.ask;
    const otherColumns = otherList.ask.columns;
    const otherRow = otherList.rows[choice] ?? open;
    const points = new Int16Array(list.length);
    let most = never;
    for (let place = 0; place < list.length; place += 1) {
      const row = list.rows[place] ?? open;
      const isSame = columns === otherColumns && row === otherRow;
      const gained = isSame ? never : pairScore(columns, row, otherColumns, otherRow);
      points[place] = gained;
      most = Math.max(most, gained);
    }
    return { points, most };
  }
}

/** Whether what a place gains says that another slot has the same piece. */
export const isTaken = (gain: number): boolean => gain < never / 2;
