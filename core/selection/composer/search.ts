import { BestFew } from './best-few.ts';
import type { Columns } from './columns.ts';
import { mostOfPair, pairScore, vendorScore } from './score/objective.ts';
import { points } from './score/terms.ts';
import type { Shortlist } from './shortlist.ts';

/** The chosen row per slot, or `open` for none. */
export type Picks = readonly number[];
export const open = -1;

export const beamWidth = 32;

/** The other board's pieces, and how many of them may be reused. */
export interface Sharing {
  readonly pieces: readonly { readonly columns: Columns; readonly row: number }[];
  readonly most: number;
}

interface State {
  readonly picks: Picks;
  readonly score: number;
  readonly shared: number;
}

/** Beam search slot by slot, then changes one choice at a time for as long as that helps. */
export function searchBoard(lists: readonly Shortlist[], sharing: Sharing): { picks: Picks; score: number } {
  const shares = lists.map((list) => sharedPlaces(list, sharing));
  let states: State[] = [{ picks: [], score: 0, shared: 0 }];
  for (const slot of lists.keys()) states = extend(lists, states, slot, shares[slot], sharing.most);
  const first = states.reduce<State | null>((best, next) => (best && best.score >= next.score ? best : next), null);
  return first ? improve(lists, first, shares, sharing.most) : { picks: [], score: 0 };
}

/**
 * Keeps the best few separately for each number of shared pieces. Otherwise boards that share early would crowd out
 * those that must share later.
 */
function extend(
  lists: readonly Shortlist[],
  states: readonly State[],
  slot: number,
  shares: Uint8Array | undefined,
  mostShared: number,
): State[] {
  const list = lists[slot];
  if (list === undefined) return [...states];
  const width = list.length + 1;
  const kept = Array.from({ length: mostShared + 1 }, () => new BestFew(beamWidth));
  for (const [number, state] of states.entries()) {
    const mostPairs = slot * mostOfPair(list.ask.columns);
    for (let place = 0; place < list.length; place += 1) {
      const best = kept[state.shared + (shares?.[place] ?? 0)];
      const own = list.scores[place] ?? 0;
      if (!best?.wants(state.score + own + mostPairs)) continue;
      const gain = gainOf(lists, state.picks, slot, list.rows[place] ?? open, own);
      if (gain !== null) best.offer(state.score + gain, number * width + place);
    }
    kept[state.shared]?.offer(state.score + points.emptySlot, number * width + list.length);
  }
  return kept.flatMap((best, shared) =>
    best.list().flatMap(({ score, thing }) => {
      const state = states[Math.floor(thing / width)];
      const place = thing % width;
      const row = place === list.length ? open : (list.rows[place] ?? open);
      return state ? [{ picks: [...state.picks, row], score, shared }] : [];
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
  shares: readonly Uint8Array[],
  mostShared: number,
): { picks: Picks; score: number } {
  const picks = [...start.picks];
  let { score, shared } = start;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [slot, list] of lists.entries()) {
      const current = list.rows.indexOf(picks[slot] ?? open);
      const gainAt = (place: number) => gainOf(lists, picks, slot, list.rows[place] ?? open, list.scores[place] ?? 0);
      const before = current < 0 ? points.emptySlot : (gainAt(current) ?? 0);
      const others = shared - (shares[slot]?.[current] ?? 0);
      let best = { place: current, gain: before };
      for (let place = 0; place < list.length; place += 1) {
        if (others + (shares[slot]?.[place] ?? 0) > mostShared) continue;
        const gain = gainAt(place);
        if (gain !== null && gain > best.gain) best = { place, gain };
      }
      if (best.place === current) continue;
      picks[slot] = list.rows[best.place] ?? open;
      score += best.gain - before;
      shared = others + (shares[slot]?.[best.place] ?? 0);
      changed = true;
    }
  }
  return { picks, score };
}
