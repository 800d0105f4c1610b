import { type Floor, middleOf, type Stretch } from '../floor/floor.ts';
import { kindOnPlan } from '../kinds.ts';
import { layoutNumbers } from '../numbers.ts';
import { walkFrom } from '../reach.ts';
import type { Standing } from '../standing.ts';
import { between } from './judged.ts';
import type { Tally } from './tally.ts';

/** The room's main piece: the way from the door to it is the main walkway. */
export const anchorOf = (standing: readonly Standing[]): Standing | undefined =>
  standing.reduce<Standing | undefined>(
    (best, one) => (best && kindOnPlan(best.piece.kind).order <= kindOnPlan(one.piece.kind).order ? best : one),
    undefined,
  );

/** Past this width, the exact number doesn't matter. */
const wide = 96;

/** The widest path from the door to a piece, in whole inches. */
export function widestWayTo(floor: Floor, standing: readonly Standing[], index: number): number {
  let [low, high] = [0, wide];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (reachedWith(floor, standing, middle)[index]) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The doorway's own width is given, so it's widened to the passage: only the path behind it counts. */
export function widenedDoor(floor: Floor, passage: number): Stretch | undefined {
  const [main] = floor.doors;
  if (!main) return undefined;
  const half = Math.max(main.to - main.from, passage) / 2;
  const wall = floor.walls.find(
    ({ turn, at, from, to }) => turn === main.turn && at === main.at && from <= main.from && to >= main.to,
  ) ?? { from: 0, to: main.turn % 180 === 0 ? floor.width : floor.depth };
  const from = between(middleOf(main) - half, wall.from, Math.max(wall.to - 2 * half, wall.from));
  return { ...main, from, to: Math.min(from + 2 * half, wall.to) };
}

const reachedWith = (floor: Floor, standing: readonly Standing[], passage: number): readonly boolean[] =>
  walkFrom(floor, standing, passage, widenedDoor(floor, passage)).pieces;

const share = (reached: readonly boolean[]): number =>
  reached.length === 0 ? 1 : reached.filter(Boolean).length / reached.length;

/** What the walkways count for, at most. */
export const walkingWeight = 6;

/** Expensive: floods the whole floor several times, so only promising plans are judged by it. */
export function judgeWalking(tally: Tally, floor: Floor, standing: readonly Standing[]): void {
  const anchor = anchorOf(standing);
  if (!anchor) return;
  const index = standing.indexOf(anchor);
  const { mainWalkway, walkway } = layoutNumbers;
  const wide = reachedWith(floor, standing, mainWalkway);
  // What the widest way reaches, narrower ones reach as well.
  const easy = wide.every(Boolean) ? wide : reachedWith(floor, standing, walkway.to);
  const usual = easy.every(Boolean) ? easy : reachedWith(floor, standing, walkway.from);
  if (tally.add(walkingWeight / 2, wide[index] ? 1 : easy[index] ? 0.6 : usual[index] ? 0.3 : 0))
    tally.keep({ rule: 'main-walkway', inches: null, about: [anchor] });
  if (tally.add(walkingWeight / 2, 0.7 * share(usual) + 0.3 * share(easy)))
    tally.keep({ rule: 'walkways', inches: null, about: [] });
}
