import { BestFew } from './best-few.ts';
import type { Columns } from './columns.ts';
import { pairScore, points, vendorScore } from './objective.ts';
import type { Shortlist } from './shortlist.ts';

/** Per slot the place of the choice in its shortlist; open for none. */
export type Picks = number[];
export const open = -1;

export const beamWidth = 32;

/** What another board has: at most so many of its pieces may be taken too. */
export interface Sharing {
  readonly pieces: readonly { readonly columns: Columns; readonly row: number }[];
  readonly most: number;
}

interface State {
  readonly picks: Picks;
  readonly score: number;
  readonly shared: number;
}

/** Slot by slot, keeping the best few boards so far; then one choice at a time is changed while that helps. */
export function searchBoard(lists: readonly Shortlist[], sharing: Sharing): { picks: Picks; score: number } {
  const shares = lists.map((list) => sharedPicks(list, sharing));
  let states: State[] = [{ picks: [], score: 0, shared: 0 }];
  for (const [slot, list] of lists.entries()) {
    const sharesHere = shares[slot];
    const best = new BestFew(beamWidth);
    const width = list.length + 1;
    for (const [number, state] of states.entries()) {
      for (let pick = 0; pick < list.length; pick += 1) {
        if (state.shared + (sharesHere?.[pick] ?? 0) > sharing.most) continue;
        const most = state.score + (list.scores[pick] ?? 0) + state.picks.length * mostPerPair;
        if (!best.wants(most)) continue;
        const gain = gainOf(lists, state.picks, slot, pick);
        if (gain !== null) best.offer(state.score + gain, number * width + pick);
      }
      best.offer(state.score + points.emptySlot, number * width + list.length);
    }
    states = best.list().flatMap(({ score, thing }) => {
      const state = states[Math.floor(thing / width)];
      if (!state) return [];
      const pick = thing % width === list.length ? open : thing % width;
      const shared = state.shared + (sharesHere?.[pick] ?? 0);
      return [{ picks: [...state.picks, pick], score, shared }];
    });
  }
  const [first = { picks: [], score: 0, shared: 0 }] = states;
  return improve(lists, first, shares, sharing.most);
}

const mostPerPair = points.pair.style + points.pair.sameTone + points.pair.sameColor;

const rowAt = (list: Shortlist | undefined, pick: number): number => list?.rows[pick] ?? -1;

/** One for each pick that the other board has; what was locked is not ours to avoid. */
function sharedPicks({ ask, rows, length, locked }: Shortlist, { pieces }: Sharing): Uint8Array {
  const has = (row: number) => pieces.some((piece) => piece.columns === ask.columns && piece.row === row);
  return Uint8Array.from(rows.subarray(0, length), (row) => (!locked && has(row) ? 1 : 0));
}

/**
 * What a pick adds to the other picks of a board, whichever slots they fill; null where the very same piece fills
 * another slot already.
 */
export function gainOf(lists: readonly Shortlist[], picks: Picks, slot: number, pick: number): number | null {
  const list = lists[slot];
  if (list === undefined) return null;
  const columns = list.ask.columns;
  const row = rowAt(list, pick);
  const vendor = columns.vendor[row];
  let gain = list.scores[pick] ?? 0;
  let sameVendor = false;
  let others = 0;
  for (let index = 0; index < picks.length; index += 1) {
    const other = picks[index] ?? open;
    const otherList = lists[index];
    if (index === slot || other === open || otherList === undefined) continue;
    const otherColumns = otherList.ask.columns;
    const otherRow = rowAt(otherList, other);
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
      const current = picks[slot] ?? open;
      const before = current === open ? points.emptySlot : (gainOf(lists, picks, slot, current) ?? 0);
      const others = shared - (shares[slot]?.[current] ?? 0);
      let best = { pick: current, gain: before };
      for (let pick = 0; pick < list.length; pick += 1) {
        if (others + (shares[slot]?.[pick] ?? 0) > mostShared) continue;
        const gain = gainOf(lists, picks, slot, pick);
        if (gain !== null && gain > best.gain) best = { pick, gain };
      }
      if (best.pick === current) continue;
      picks[slot] = best.pick;
      score += best.gain - before;
      shared = others + (shares[slot]?.[best.pick] ?? 0);
      changed = true;
    }
  }
  return { picks, score };
}
