import { type CatalogItem, pieceKinds } from '../core/catalog/index.ts';
import { madeUpBrief, madeUpItems } from '../core/selection/composer/made-up.test-data.ts';
import { points } from '../core/selection/composer/score/terms.ts';
import { type ComposedBoard, checkBoards, compose, indexCatalog, oneSharedIn } from '../core/selection/index.ts';
import { withTaste } from '../core/selection/learning/with-taste.ts';
import type { Brief } from '../core/survey/index.ts';
import { asksOf, exactScore } from './composer/exact-board.ts';
import { madeUpTaste } from './composer/made-up-taste.ts';

/**
 * The composer: what a proposal costs at three catalog sizes, without and with what customers kept, how close it comes to
 * the best possible boards, and whether it ever breaks a hard rule. `node bench/composer.ts [surveys]`
 */
const surveys = Number(process.argv[2] ?? 200);
const sizes = [10_000, 30_000, 100_000];
const briefs = Array.from({ length: surveys }, (_, seed) => madeUpBrief(seed));

function parts(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`;
}

function cost(items: readonly CatalogItem[]): void {
  const start = process.threadCpuUsage();
  const index = indexCatalog(items);
  const used = process.threadCpuUsage(start);
  const indexing = (used.user + used.system) / 1000;
  console.log(`${items.length} items: index ${indexing.toFixed(0)} ms of processor`);
  proposals('a proposal', (brief) => compose(brief, index));
  const model = madeUpTaste(items);
  proposals('with what customers kept', (brief) => compose(brief, withTaste(index, model, brief)));
}

/** Each survey once before it's measured: what's worked out once per style and room is then known. */
function proposals(what: string, propose: (brief: Brief) => void): void {
  for (const brief of briefs) propose(brief);
  const wall: number[] = [];
  const cpu: number[] = [];
  for (const brief of briefs) {
    const before = { wall: performance.now(), cpu: process.threadCpuUsage() };
    propose(brief);
    const used = process.threadCpuUsage(before.cpu);
    wall.push(performance.now() - before.wall);
    cpu.push((used.user + used.system) / 1000);
  }
  console.log(`  ${what} ${parts(wall)}; processor ${parts(cpu)}`);
}

function quality(items: readonly CatalogItem[]): void {
  const index = indexCatalog(items);
  const byId = new Map(items.map((item) => [item.recordId, item]));
  const ratios: number[] = [];
  let violations = 0;
  for (const brief of briefs) {
    const { a, b } = compose(brief, index);
    violations += hardViolations(brief, a, b, byId);
    const asks = asksOf(brief, index);
    const rows = asks.map(({ columns }, slot) => {
      const id = a.slots[slot]?.suggestion?.recordId;
      return id === undefined ? null : columns.items.findIndex(({ recordId }) => recordId === id);
    });
    const most = Math.floor(rows.filter((row) => row !== null).length / oneSharedIn);
    ratios.push(ratio(a, exactScore(asks, a, null)));
    ratios.push(ratio(b, exactScore(asks, b, { rows, most })));
  }
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  const worst = Math.min(...ratios);
  console.log(
    `${items.length} items, ${surveys} surveys: ${mean.toFixed(4)} of the exact optimum on average, ${worst.toFixed(4)} at worst, ${violations} hard violations`,
  );
}

/** Leaves out the penalty for open slots, which would drown out everything else and is the same on both sides. */
function ratio({ score, slots }: ComposedBoard, exact: number): number {
  const open = slots.filter(({ suggestion }) => suggestion === null).length * points.emptySlot;
  return exact === open ? 1 : (score - open) / (exact - open);
}

function hardViolations(brief: Brief, a: ComposedBoard, b: ComposedBoard, byId: Map<string, CatalogItem>): number {
  const filled = (board: ComposedBoard) =>
    board.slots.map(({ piece, suggestion }) => ({ piece, item: byId.get(suggestion?.recordId ?? '') ?? null }));
  return checkBoards(brief, { a: filled(a), b: filled(b) }).filter(({ weight }) => weight === 'stops').length;
}

for (const size of sizes) cost(madeUpItems(size, pieceKinds, size));
quality(madeUpItems(100_000, pieceKinds, 100_000));
