import { type Finding, findingsOf } from './findings.ts';
import { frameOf, isRoom } from './floor/frame.ts';
import { type Violation, violationsOf } from './hard-rules.ts';
import { judgeAll, scoreOf } from './judge.ts';
import { isPlaceable } from './kinds.ts';
import type { LayoutPiece, LayoutRoom, Placement } from './layout-types.ts';
import { tooMuchWords, unmeasuredRoomWords } from './reasons.ts';
import { standingAt } from './standing.ts';

export interface CheckedLayout {
  readonly score: number;
  /** What no plan should have. People may cause these by moving pieces; a suggestion never does. */
  readonly violations: readonly Violation[];
  readonly findings: readonly Finding[];
  /** The pieces without a place, each with the reason. */
  readonly leftOut: readonly { readonly id: string; readonly words: string }[];
}

/** Judges pieces where they are, no matter who put them there. */
export function checkLayout(
  room: LayoutRoom,
  pieces: readonly LayoutPiece[],
  placements: readonly Placement[],
): CheckedLayout {
  if (!isRoom(room)) {
    const leftOut = pieces.map(({ id }) => ({ id, words: unmeasuredRoomWords }));
    return { score: 0, violations: [], findings: [], leftOut };
  }
  const frame = frameOf(room);
  const standing = standingAt(pieces.filter(isPlaceable), placements.map(frame.into));
  const placed = new Set(standing.map(({ piece }) => piece.id));
  const judged = judgeAll(frame.floor, standing);
  return {
    score: scoreOf(judged, standing, pieces),
    violations: violationsOf(frame.floor, standing),
    findings: findingsOf(frame, standing, judged),
    leftOut: pieces
      .filter(({ id }) => !placed.has(id))
      .map((piece) => ({ id: piece.id, words: tooMuchWords(piece, frame) })),
  };
}
