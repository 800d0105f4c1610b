import { BesideOthers, isTaken, open } from './beside-others.ts';
import { BestFew } from './best-few.ts';
import type { Columns } from './columns.ts';
import { pairScore, vendorScore } from './score/objective.ts';
import { points } from './score/terms.ts';
import type { Shortlist } from './shortlist.ts';

/** The chosen row per slot, or `open` for none. */
export type Picks = readonly number[];
export { open };

export const beamWidth = 32;

/** The other board's pieces, and how many of them may be reused. */
export interface Sharing {
  readonly pieces: readonly { readonly columns: Columns; readonly row: number }[];
  readonly most: number;
}

interface State {
  /** The place in each slot's list, or `open`. */
  readonly choices: readonly number[];
  readonly score: number;
  readonly shared: number;
}

/** Beam search slot by slot, then changes one choice at a time for as long as that helps. */
export function searchBoard(lists: readonly Shortlist[], sharing: Sharing): { picks: Picks; score: number } {
  const shares = lists.map((list) => sharedPlaces(list, sharing));
  const others = new BesideOthers(lists);
  let states: State[] = [{ choices: [], score: 0, shared: 0 }];
  for (const [slot, list] of lists.entries())
    states = extend({ slot, list, others }, states, shares[slot], sharing.most);
  const first = states.reduce<State | null>((best, next) => (best && best.score >= next.score ? best : next), null);
  if (!first) return { picks: [], score: 0 };
  const { choices, score } = improve(lists, first, others, shares, sharing.most);
  return { picks: lists.map(({ rows }, slot) => rows[choices[slot] ?? open] ?? open), score };
}

/**
 * Keeps the best few separately for each number of shared pieces. Otherwise boards that share early would crowd out
 * those that must share later.
 */
function extend(
  { slot, list, others }: { slot: number; list: Shortlist; others: BesideOthers },
  states: readonly State[],
  shares: Uint8Array | undefined,
  mostShared: number,
): State[] {
  const width = list.length + 1;
  const kept = Array.from({ length: mostShared + 1 }, () => new BestFew(beamWidth));
  for (const [number, state] of states.entries()) {
    const bestWith = (place: number) => kept[state.shared + (shares?.[place] ?? 0)];
    const most = state.score + others.mostOf(slot, state.choices);
    // Lists are best first, so most of what can't get in is at the end.
    let places = list.length;
    while (places > 0 && !bestWith(places - 1)?.wants(most + (list.scores[places - 1] ?? 0))) places -= 1;
    const gains = others.gainsOf(slot, state.choices, places);
    for (let place = 0; place < places; place += 1) {
      const gain = gains[place] ?? 0;
      if (!isTaken(gain))
        bestWith(place)?.offer(state.score + (list.scores[place] ?? 0) + gain, number * width + place);
    }
    kept[state.shared]?.offer(state.score + points.emptySlot, number * width + list.length);
  }
  return kept.flatMap((best, shared) =>
    best.list().flatMap(({ score, thing }) => {
      const state = states[Math.floor(thing / width)];
      const place = thing % width;
      return state ? [{ choices: [...state.choices, place === list.length ? open : place], score, shared }] : [];
    }),
  );
}

/**
 * 1 for each place in a list that the other board has. A locked piece is the specialist's choice, so it doesn't count.
 */
function sharedPlaces({ ask, rows, length, locked }: Shortlist, { pieces }: Sharing): Uint8Array {
  const has = (row: number) => pieces.some((piece) => piece.columns === ask.columns && piece.row === row);
  return Uint8Array.from(rows.subarray(0, length), (row) => (!locked && has(row) ? 1 : 0));
}

/** What a row adds to a board, given its other picks; null if another slot already has the same piece. */
export function gainOf(
  lists: readonly Shortlist[],
  picks: Picks,
  slot: number,
  row: number,
  own: number,
): number | null {
  const columns = lists[slot]?.ask.columns;
  if (columns === undefined) return null;
  const vendor = columns.vendor[row];
  let gain = own;
  let sameVendor = false;
  let others = 0;
  for (let index = 0; index < picks.length; index += 1) {
    const otherRow = picks[index] ?? open;
    const otherColumns = lists[index]?.ask.columns;
    if (index === slot || otherRow === open || otherColumns === undefined) continue;
    if (otherColumns === columns && otherRow === row) return null;
    others += 1;
    sameVendor ||= otherColumns.vendor[otherRow] === vendor;
    gain += pairScore(columns, row, otherColumns, otherRow);
  }
  return others === 0 || sameVendor ? gain : gain + vendorScore(2);
}

function improve(
  lists: readonly Shortlist[],
  start: State,
  besideOthers: BesideOthers,
  shares: readonly Uint8Array[],
  mostShared: number,
): Pick<State, 'choices' | 'score'> {
  const choices = [...start.choices];
  let { score, shared } = start;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [slot, list] of lists.entries()) {
      const current = choices[slot] ?? open;
      const gains = besideOthers.gainsOf(slot, choices, list.length);
      const gainAt = (place: number) => (gains[place] ?? 0) + (list.scores[place] ?? 0);
      const before = current === open ? points.emptySlot : gainAt(current);
      const others = shared - (shares[slot]?.[current] ?? 0);
      let best = { place: current, gain: before };
      for (let place = 0; place < list.length; place += 1) {
        if (others + (shares[slot]?.[place] ?? 0) > mostShared) continue;
        const gain = gainAt(place);
        if (!isTaken(gain) && gain > best.gain) best = { place, gain };
      }
      if (best.place === current) continue;
      choices[slot] = best.place;
      score += best.gain - before;
      shared = others + (shares[slot]?.[best.place] ?? 0);
      changed = true;
    }
  }
  return { choices, score };
}
