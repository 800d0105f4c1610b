import { checkLayout, suggestLayout } from '../core/room/index.ts';
import type { Floor } from '../core/room/layout/floor/floor.ts';
import { frameOf } from '../core/room/layout/floor/frame.ts';
import { judgeAll, scoreOf } from '../core/room/layout/judge.ts';
import { isPlaceable } from '../core/room/layout/kinds.ts';
import type { LayoutPiece } from '../core/room/layout/layout-types.ts';
import { madeUpRoom } from '../core/room/layout/made-up.test-data.ts';
import { placeByLuck, seeded } from '../core/room/layout/search/luck.ts';
import { verdictOn } from './layout/figures.ts';
import { planRoomOf } from './layout/plan-room.ts';
import { largeRoom, type RealRoom, realRoom } from './layout/real-rooms.ts';
import { tellFigures } from './layout/tell-figures.ts';
import { wallGreedy } from './layout/wall-greedy.ts';

/**
 * The layout suggestion over generated rooms with 3 to 10 pieces: what it costs, whether it ever breaks a hard rule or
 * leaves out a piece another search can place, and how it compares with pushing everything against the walls. `node
 * bench/layout.ts [rooms] [first]`
 */
const count = Number(process.argv[2] ?? 500);
const first = Number(process.argv[3] ?? 1);
const rooms = Array.from({ length: count }, (_, nth) => madeUpRoom(first + nth));

for (const { room, pieces } of rooms.slice(0, 40)) suggestLayout(room, pieces, 1);

const times: number[] = [];
const cpu: number[] = [];
let violations = 0;
let incomplete = 0;
let missed = 0;
let ours = 0;
let greedy = 0;
let greedyIncomplete = 0;
for (const { room, pieces } of rooms) {
  const before = { wall: performance.now(), cpu: process.threadCpuUsage() };
  const plan = suggestLayout(room, pieces, 1);
  const used = process.threadCpuUsage(before.cpu);
  times.push(performance.now() - before.wall);
  cpu.push((used.user + used.system) / 1000);
  ours += plan.score;
  if (checkLayout(room, pieces, plan.placements).violations.length > 0) violations += 1;
  const frame = frameOf(room);
  const all = pieces.filter(isPlaceable);
  const baseline = wallGreedy(frame.floor, all);
  greedy += scoreOf(judgeAll(frame.floor, baseline), baseline, pieces);
  if (baseline.length < pieces.length) greedyIncomplete += 1;
  if (plan.leftOut.length === 0) continue;
  incomplete += 1;
  if (baseline.length > plan.placements.length || isThereAPlan(frame.floor, all)) missed += 1;
}

/** Uses its own random seed, and searches much longer than the suggestion does. */
function isThereAPlan(floor: Floor, pieces: readonly LayoutPiece[]): boolean {
  const random = seeded(pieces.length * 7 + Math.round(floor.width * 31 + floor.depth));
  return placeByLuck(floor, [], pieces, { random, tries: 2000 }) !== null;
}

const at = (list: readonly number[], share: number) =>
  (list.toSorted((one, other) => one - other)[Math.floor((list.length - 1) * share)] ?? 0).toFixed(1);
const percent = (part: number) => `${((100 * part) / count).toFixed(1)}%`;
console.log(
  `layout, ${count} rooms: p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, max ${at(times, 1)} ms (processor p95 ${at(cpu, 0.95)} ms)`,
);
console.log(`hard violations in ${percent(violations)} of the plans; a piece left out in ${percent(incomplete)}`);
console.log(`left out although another search placed everything, or wall-greedy placed more: ${percent(missed)}`);
console.log(
  `mean score ${(ours / count).toFixed(1)}; wall-greedy ${(greedy / count).toFixed(1)}, leaving something out in ${percent(greedyIncomplete)}`,
);

const real = Array.from({ length: count }, (_, nth) => realRoom(first + nth));
const used: number[] = [];
const timed = (one: RealRoom, into: number[]) => {
  const before = process.threadCpuUsage();
  const plan = suggestLayout(planRoomOf(one), one.pieces, 1);
  const after = process.threadCpuUsage(before);
  into.push((after.user + after.system) / 1000);
  return plan;
};
const plans = real.map((one) => ({ one, plan: timed(one, one.pieces.length <= 12 ? used : []) }));
tellFigures(plans.map(({ one, plan }) => verdictOn(one, plan)));

const large: number[] = [];
for (let nth = 0; nth < count / 10; nth += 1) timed(largeRoom(first + nth), large);
console.log(
  `  processor p95: ${at(used, 0.95)} ms at up to 12 pieces (goal 100), ${at(large, 0.95)} ms at 24 (goal 250)`,
);

const compared = plans.filter((_, nth) => nth % 10 === 0);
const gained = compared.map(({ one, plan }) => {
  const others = [2, 3, 4, 5, 6, 7, 8, 9].map((seed) => suggestLayout(planRoomOf(one), one.pieces, seed).score);
  return Math.max(plan.score, ...others) - plan.score;
});
const mean = gained.reduce((sum, one) => sum + one, 0) / gained.length;
console.log(`  the best of nine seeds is better by ${mean.toFixed(2)} points on average (goal 0.5)`);
