import { admittedRows } from '../../core/selection/composer/admitted.test-data.ts';
import { type Ask, compileAsk } from '../../core/selection/composer/ask.ts';
import { type CatalogIndex, columnsFor } from '../../core/selection/composer/columns.ts';
import { pairScore, pieceScore } from '../../core/selection/composer/score/objective.ts';
import { points } from '../../core/selection/composer/score/terms.ts';
import { type CompiledTheme, compileTheme } from '../../core/selection/composer/theme.ts';
import { type ComposedBoard, readyToShipDays, slotsOf } from '../../core/selection/index.ts';
import type { Brief } from '../../core/survey/index.ts';

interface Candidate {
  readonly row: number;
  readonly score: number;
  readonly shared: 0 | 1;
}

interface Slot {
  readonly ask: Ask;
  readonly pool: readonly Candidate[];
}

/** What another board has in each slot, and how many of its pieces may be shared. */
export interface Taken {
  readonly rows: readonly (number | null)[];
  readonly most: number;
}

export function asksOf(brief: Brief, index: CatalogIndex): Ask[] {
  return slotsOf(brief).map((piece) => compileAsk(brief, piece, columnsFor(index, piece.kind)));
}

/** The best possible score, by branch and bound over every candidate, starting from the board that was found. */
export function exactScore(asks: readonly Ask[], found: ComposedBoard, taken: Taken | null): number {
  const compiled = compileTheme(found.theme);
  const all = asks.map((ask, slot): Slot => ({ ask, pool: poolOf(ask, compiled, slot, taken, found.readyOnly) }));
  const slots = all.filter(({ pool }) => pool.length > 0).sort((a, b) => a.pool.length - b.pool.length);
  const bounds = pairBounds(slots);
  const openSlots = (all.length - slots.length) * points.emptySlot;
  const lists = slots.map(({ pool }) => pool.toSorted((a, b) => b.score - a.score));
  return descend(
    { slots, bounds, most: taken?.most ?? 0 },
    { depth: 0, score: openSlots, lists, vendors: [], shared: 0 },
    found.score,
  );
}

interface Problem {
  readonly slots: readonly Slot[];
  readonly bounds: readonly (readonly number[])[];
  readonly most: number;
}

interface Node {
  readonly depth: number;
  readonly score: number;
  /** Per slot, best first, with what each would gain next to the pieces already chosen. */
  readonly lists: readonly (readonly Candidate[])[];
  readonly vendors: readonly number[];
  readonly shared: number;
}

function descend(problem: Problem, node: Node, known: number): number {
  const { slots, bounds, most } = problem;
  const { depth } = node;
  const slot = slots[depth];
  if (slot === undefined) return Math.max(known, node.score);
  const ahead = [...slots.keys()].filter((later) => later > depth);
  const pairsHere = sum(ahead.map((later) => bounds[depth]?.[later] ?? 0));
  const pairsAhead = sum(ahead.flatMap((one) => ahead.map((other) => (other > one ? (bounds[one]?.[other] ?? 0) : 0))));
  const restBest = (lists: Node['lists']) => sum(ahead.map((later) => lists[later]?.[0]?.score ?? 0));
  const rest = restBest(node.lists) + pairsHere + pairsAhead;
  const { columns } = slot.ask;
  let best = known;
  for (const { row, score: own, shared } of node.lists[depth] ?? []) {
    if (node.score + own + rest <= best) break;
    const vendor = columns.vendor[row] ?? -1;
    const isNew = !node.vendors.includes(vendor);
    const score = node.score + own + (isNew && node.vendors.length > 0 ? points.makers.further : 0);
    if (score + rest <= best || node.shared + shared > most) continue;
    const lists = node.lists.map((list, later) => {
      const other = slots[later]?.ask.columns;
      if (later <= depth || other === undefined) return list;
      const gained = list.map((one) => ({ ...one, score: one.score + pairScore(columns, row, other, one.row) }));
      return gained.sort((a, b) => b.score - a.score);
    });
    if (score + restBest(lists) + pairsAhead <= best) continue;
    const vendors = isNew ? [...node.vendors, vendor] : node.vendors;
    best = descend(problem, { depth: depth + 1, score, lists, vendors, shared: node.shared + shared }, best);
  }
  return best;
}

/** Of items that look alike to the other slots, only the best can be on the best board. */
function poolOf(ask: Ask, theme: CompiledTheme, slot: number, taken: Taken | null, readyOnly: boolean): Candidate[] {
  const { columns } = ask;
  const avoid = taken?.rows[slot] ?? null;
  const alike = new Map<string, Candidate>();
  for (const row of admittedRows(ask, { readyOnly })) {
    if (row === avoid) continue;
    const key = `${columns.look[row]}, ${columns.vendor[row]}`;
    const score = pieceScore(ask, theme, row);
    if (score > (alike.get(key)?.score ?? Number.NEGATIVE_INFINITY)) alike.set(key, { row, score, shared: 0 });
  }
  const mayShare = slot > 0 && avoid !== null && (!readyOnly || (columns.leadTime[avoid] ?? 0) <= readyToShipDays);
  const shared = mayShare ? [{ row: avoid, score: pieceScore(ask, theme, avoid), shared: 1 as const }] : [];
  return [...alike.values(), ...shared];
}

/** The most any two candidates of two slots can add to each other. */
function pairBounds(slots: readonly Slot[]): number[][] {
  const looks = slots.map(({ ask: { columns }, pool }) => {
    const key = ({ row }: Candidate) => columns.look[row] ?? 0;
    return { columns, rows: [...new Map(pool.map((one) => [key(one), one.row])).values()] };
  });
  return looks.map((one) =>
    looks.map((other) =>
      Math.max(
        ...one.rows.flatMap((row) =>
          other.rows.map((otherRow) => pairScore(one.columns, row, other.columns, otherRow)),
        ),
      ),
    ),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
