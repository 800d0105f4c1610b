import type { Floor } from '../floor/floor.ts';
import { allReached, standTogether } from '../hard-rules.ts';
import { qualityOfPlaces, qualityOfWays } from '../judge.ts';
import { isRug, isTable, lossOf, sitsAtTable } from '../kinds.ts';
import type { LayoutPiece } from '../layout-types.ts';
import { type Group, groupsOf } from '../places/groups.ts';
import { packed } from '../places/in-the-open.ts';
import { placesFor } from '../places/places-for.ts';
import type { Standing } from '../standing.ts';

export interface Draft {
  readonly standing: readonly Standing[];
  readonly leftOut: readonly LayoutPiece[];
  readonly value: number;
}

export interface SearchSettings {
  /** How many drafts are carried over from step to step (the beam width). */
  readonly wide: number;
  /** Random amount added to a plan's value (which is at most 1), so seeds give different plans. */
  readonly luck: number;
  readonly random: () => number;
  /** Whether to try every place where a piece touches something, not only the sensible ones. */
  readonly pack: 'never' | 'if needed' | 'always';
  /** Whether pieces that belong together are placed together. */
  readonly groups: boolean;
}

interface Try {
  readonly draft: Draft;
  readonly group: readonly Standing[];
  readonly value: number;
}

function triesOf(places: readonly Standing[][], draft: Draft, floor: Floor, { luck, random }: SearchSettings): Try[] {
  const tries: Try[] = [];
  const seen = new Set<number>();
  const list = [...draft.standing];
  for (const group of places) {
    if (!standTogether(group, draft.standing, floor)) continue;
    if (group.length < 3) {
      const key = group.reduce((sum, one) => sum * 2 ** 26 + roughly(one), 0);
      if (seen.has(key)) continue;
      seen.add(key);
    }
    list.length = draft.standing.length;
    list.push(...group);
    tries.push({ draft, group, value: qualityOfPlaces(floor, list) + luck * random() });
  }
  return tries;
}

/** Places an inch apart are the same to a beam; what's better is found when the plan is improved. */
const roughly = ({ x, y, turn }: Standing) => (Math.round(x / 2) * 4096 + Math.round(y / 2)) * 4 + turn / 90;

/** The best tries in which everything is still reachable. Walkways are slow to judge, so only these are. */
function walked(tries: readonly Try[], floor: Floor, wide: number): Draft[] {
  const best: Draft[] = [];
  for (const { draft, group, value } of [...tries].sort((one, other) => other.value - one.value)) {
    if (best.length >= wide * 2) break;
    const standing = draft.standing.concat(group);
    const last = standing.at(-1);
    if (best.some((one) => alike(one.standing, standing))) continue;
    if (last && !isRug(last.piece) && !allReached(standing, floor)) continue;
    const ways = qualityOfWays(floor, standing);
    best.push({ standing, leftOut: draft.leftOut, value: 0.8 * value + 0.2 * ways });
  }
  return best.sort((one, other) => other.value - one.value).slice(0, wide);
}

const alike = (one: readonly Standing[], other: readonly Standing[]): boolean =>
  one.length === other.length &&
  one.every((standing, index) => {
    const same = other[index];
    return (
      same !== undefined &&
      Math.abs(same.x - standing.x) < 3 &&
      Math.abs(same.y - standing.y) < 3 &&
      same.turn === standing.turn
    );
  });

const single = (piece: LayoutPiece): Group => ({
  pieces: [piece],
  places: (floor, standing) => placesFor(piece, floor, standing).map((one) => [one]),
});

const alone = (piece: LayoutPiece): Group => ({
  pieces: [piece],
  places: (floor, standing) => {
    const atTable = piece.kind === 'dining_chair' && standing.some((one) => isTable(one.piece));
    return atTable ? [] : packed(piece, floor, standing).map((one) => [one]);
  },
});

/** The groups first, where their first piece is in the order; then every other piece on its own. */
function stepsOf(pieces: readonly LayoutPiece[], floor: Floor, groups: boolean): Group[] {
  const together = groups ? groupsOf(pieces, floor) : [];
  const grouped = new Set(together.flatMap((group) => group.pieces));
  // A chair that comes before its table has nothing to sit at.
  const inOrder = [...pieces.filter((piece) => !sitsAtTable(piece)), ...pieces.filter(sitsAtTable)];
  return (groups ? pieces : inOrder).flatMap((piece) => {
    const own = together.find((group) => group.pieces[0] === piece);
    return own ? [own] : grouped.has(piece) ? [] : [single(piece)];
  });
}

/** Beam search: places one group or piece at a time and carries the best few drafts forward. */
export function searchPlan(
  floor: Floor,
  fixed: readonly Standing[],
  pieces: readonly LayoutPiece[],
  settings: SearchSettings,
): Draft {
  let drafts: readonly Draft[] = [{ standing: fixed, leftOut: [], value: 0 }];
  const steps = stepsOf(pieces, floor, settings.groups);
  for (let step = steps.shift(); step; step = steps.shift()) {
    const tryAll = (group: Group) =>
      drafts.flatMap((draft) => triesOf(group.places(floor, draft.standing), draft, floor, settings));
    const [first] = step.pieces;
    if (step.pieces.length > 1) {
      const next = walked(tryAll(step), floor, settings.wide);
      // Where the group doesn't fit, its pieces come one by one, the most important first.
      if (next.length > 0) drafts = next;
      else steps.unshift(...step.pieces.map(single));
      continue;
    }
    if (!first) continue;
    let next = settings.pack === 'always' ? [] : walked(tryAll(step), floor, settings.wide);
    if (next.length === 0 && settings.pack !== 'never') next = walked(tryAll(alone(first)), floor, settings.wide);
    drafts = next.length > 0 ? next : drafts.map((draft) => ({ ...draft, leftOut: [...draft.leftOut, first] }));
  }
  return drafts[0] ?? { standing: fixed, leftOut: pieces, value: 0 };
}

/** What's left out decides first, by importance, then the better plan. */
export function better(one: Draft, other: Draft): boolean {
  const lost = ({ leftOut }: Draft) => leftOut.reduce((sum, piece) => sum + lossOf(piece), 0);
  return lost(one) === lost(other) ? one.value > other.value : lost(one) < lost(other);
}
