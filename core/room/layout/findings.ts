import { findingWords } from './finding-words.ts';
import type { Frame } from './floor/frame.ts';
import type { Vector } from './geometry.ts';
import type { Judged, SpokenRule } from './rules/judged.ts';
import { anchorOf, widestWayTo } from './rules/walking.ts';
import type { Standing } from './standing.ts';

/** One statement about a plan: the rule, whether it's met, the length that decided it and where that is. */
export interface Finding {
  readonly rule: SpokenRule;
  readonly kept: boolean;
  readonly inches: number | null;
  readonly words: string;
  /** The pieces it's about. */
  readonly ids: readonly string[];
  /** Where to draw the length, in inches of the room. */
  readonly line: readonly [Vector, Vector] | null;
}

const keptFrom = 0.7;

type Spoken = Judged & { readonly rule: SpokenRule };
const isSpoken = (judged: Judged): judged is Spoken => judged.rule !== 'symmetry';

/**
 * One finding per rule: the piece that meets it least decides for all. A missed balance isn't reported: the furniture
 * may be only a little off the middle, and a sentence would sound worse than that.
 */
export function findingsOf(frame: Frame, standing: readonly Standing[], judged: readonly Judged[]): Finding[] {
  const worst = new Map<SpokenRule, Spoken>();
  for (const one of judged) {
    if (!isSpoken(one)) continue;
    const before = worst.get(one.rule);
    if (!before || one.met < before.met) worst.set(one.rule, one);
  }
  return [...worst.values()]
    .sort((one, other) => other.weight - one.weight)
    .map((one) => findingOf(frame, standing, one))
    .filter(({ rule, kept }) => kept || rule !== 'balance');
}

function findingOf({ floor, back }: Frame, standing: readonly Standing[], judged: Spoken): Finding {
  const kept = judged.met >= keptFrom;
  const words = findingWords[judged.rule];
  const said = (kept ? words.kept : words.missed)(judged);
  const inches = judged.rule === 'main-walkway' ? mainWay(floor, standing) : judged.inches;
  const place = ([x, y]: Vector): Vector => {
    const at = back({ id: '', x, y, turn: 0 });
    return [at.x, at.y];
  };
  return {
    rule: judged.rule,
    kept,
    inches: words.measured && inches !== null && Number.isFinite(inches) ? Math.max(0, inches) : null,
    words: words.measured ? said : said.charAt(0).toUpperCase() + said.slice(1),
    ids: judged.about.map(({ piece }) => piece.id),
    line: judged.line ? [place(judged.line[0]), place(judged.line[1])] : null,
  };
}

function mainWay(floor: Frame['floor'], standing: readonly Standing[]): number | null {
  const anchor = anchorOf(standing);
  return anchor ? widestWayTo(floor, standing, standing.indexOf(anchor)) : null;
}
