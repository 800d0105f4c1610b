import type { Floor } from './floor.ts';
import { allReached, standsFree } from './hard-rules.ts';
import { judgePlaces, quality } from './judge.ts';
import { isRug } from './kinds.ts';
import type { LayoutPiece } from './layout-types.ts';
import { packed } from './places/in-the-open.ts';
import { placesFor } from './places/places-for.ts';
import { judgeWalking } from './rules/walking.ts';
import type { Standing } from './standing.ts';

export interface Draft {
  readonly standing: readonly Standing[];
  readonly leftOut: readonly LayoutPiece[];
  readonly value: number;
}

export interface SearchSettings {
  /** How many drafts are carried over from piece to piece (the beam width). */
  readonly wide: number;
  /** Random amount added to a plan's value (which is at most 1), so seeds give different plans. */
  readonly luck: number;
  readonly random: () => number;
  /** Whether to try every place where a piece touches something, not only the sensible ones. */
  readonly pack: 'never' | 'if needed' | 'always';
}

interface Try {
  readonly draft: Draft;
  readonly standing: readonly Standing[];
  readonly value: number;
}

const openPlaces = (piece: LayoutPiece, floor: Floor, draft: Draft, find: typeof placesFor): Standing[] =>
  find(piece, floor, draft.standing).filter((one) => standsFree(one, draft.standing, floor));

function triesOf(places: readonly Standing[], draft: Draft, floor: Floor, settings: SearchSettings): Try[] {
  return places.map((one) => {
    const standing = [...draft.standing, one];
    const value = quality(judgePlaces(floor, standing)) + settings.luck * settings.random();
    return { draft, standing, value };
  });
}

/** The best tries in which everything is still reachable. Walkways are slow to judge, so only these are. */
function walked(tries: readonly Try[], floor: Floor, wide: number): Draft[] {
  const best: Draft[] = [];
  for (const { draft, standing, value } of [...tries].sort((one, other) => other.value - one.value)) {
    if (best.length >= wide * 2) break;
    const last = standing.at(-1);
    if (best.some((one) => alike(one.standing, standing))) continue;
    if (last && !isRug(last.piece) && !allReached(standing, floor)) continue;
    const ways = quality(judgeWalking(floor, standing));
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

/** Beam search: places one piece at a time and carries the best few drafts forward. */
export function searchPlan(
  floor: Floor,
  fixed: readonly Standing[],
  pieces: readonly LayoutPiece[],
  settings: SearchSettings,
): Draft {
  let drafts: readonly Draft[] = [{ standing: fixed, leftOut: [], value: 0 }];
  for (const piece of pieces) {
    const tryAll = (find: typeof placesFor) =>
      drafts.flatMap((draft) => triesOf(openPlaces(piece, floor, draft, find), draft, floor, settings));
    let next = settings.pack === 'always' ? [] : walked(tryAll(placesFor), floor, settings.wide);
    if (next.length === 0 && settings.pack !== 'never') next = walked(tryAll(packed), floor, settings.wide);
    drafts = next.length > 0 ? next : drafts.map((draft) => ({ ...draft, leftOut: [...draft.leftOut, piece] }));
  }
  return drafts[0] ?? { standing: fixed, leftOut: pieces, value: 0 };
}
