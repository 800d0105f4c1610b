import type { BoardId } from '#core/selection/index.ts';
import { type Box, inside, mirrored, overlap } from './box.ts';
import type { CollagePiece } from './collage-piece.ts';
import { aspectOf, type Format, frames, projectedInches } from './projection.ts';
import { anchorSpot, type Role, roleOf, roleSpots, roles, type Spot } from './spots.ts';

/** How much of a piece those before it may hide. */
export const mostHidden = 0.1;
/** No piece comes closer to the frame than this, in percent of its width and height. */
export const margin = 2.5;
/** In the narrow format the back row looks smaller, as if it stood further away: there is less room beside it. */
export const backRow: Readonly<Record<Format, number>> = { landscape: 1, portrait: 0.88 };
const step = 1.5;
/** Where pieces do not fit at the usual scale, all of them become smaller together, step by step. */
const wider = 1.04;

export interface StandingPiece {
  piece: CollagePiece;
  role: Role;
  box: Box;
  /** The middle of its number. */
  tag: Spot;
}

export interface Standing {
  /** How many inches the frame is wide in the end. */
  span: number;
  /** In the order of painting, the back first. */
  pieces: StandingPiece[];
}

/** Where each piece stands on its board: true to scale, by its foot. Board B is Board A in a mirror. */
export function placeStanding(
  pieces: readonly CollagePiece[],
  { board, format }: { board: BoardId; format: Format },
): Standing {
  const { span } = frames[format];
  for (let width = span; ; width *= wider) {
    const placed = attempt(board === 'a' ? pieces : pieces.map(mirrorFoot), format, width);
    if (placed) return { span: width, pieces: board === 'a' ? placed : placed.map(mirror) };
  }
}

interface Wanted {
  piece: CollagePiece;
  role: Role;
  spot: Spot;
  width: number;
  height: number;
  /** Set there by hand: it does not give way. */
  fixed: boolean;
}

function attempt(pieces: readonly CollagePiece[], format: Format, span: number): StandingPiece[] | null {
  const placed: (Wanted & { box: Box })[] = [];
  for (const wanted of wishes(pieces, format, span)) {
    const box = wanted.fixed ? setPlace(wanted) : findPlace(wanted, placed, format);
    if (!box) return null;
    placed.push({ ...wanted, box });
  }
  const byHand = placed.some(({ fixed }) => fixed);
  return placed
    .toSorted((a, b) => (byHand ? foot(a) - foot(b) : 0) || behind(a, b))
    .map(({ piece, role, box }) => ({ piece, role, box, tag: tagOf(role, box) }));
}

/** What stands where if nothing were in the way; the most important ones choose first. */
function wishes(pieces: readonly CollagePiece[], format: Format, span: number): Wanted[] {
  const first = pieces.find(({ kind }) => roleOf(kind, false) !== 'floor');
  const standing = pieces.flatMap((piece) => {
    const role = roleOf(piece.kind, piece === first);
    return role === 'floor' ? [] : [{ piece, role }];
  });
  const has = (role: Role) => standing.some((one) => one.role === role);
  const beside = { back: has('back'), side: has('side'), front: has('front') };
  const chooseFirst: readonly Role[] = ['anchor', 'back', 'side', 'front'];
  const all = chooseFirst.flatMap((role) =>
    standing
      .filter((one) => one.role === role)
      .map(({ piece }, index) => {
        const { spots } = roleSpots[format][role];
        const own = role === 'anchor' ? anchorSpot(format, beside) : (spots[index] ?? spots[0]);
        const spot = piece.foot ?? own;
        // The upright board is narrower: there the hand's place is a wish like any other.
        const fixed = piece.foot !== null && format === 'landscape';
        const width = ((projectedInches(piece) * (role === 'back' ? backRow[format] : 1)) / span) * 100;
        return { piece, role, spot, width, height: width * aspectOf(piece) * frames[format].ratio, fixed };
      }),
  );
  return all.toSorted((a, b) => Number(b.fixed) - Number(a.fixed));
}

/** Where a hand has set it, as far as the frame allows. */
function setPlace({ width, height, spot }: Wanted): Box | null {
  const [left, right] = [margin + width / 2, 100 - margin - width / 2];
  const [top, bottom] = [margin + height, 100 - margin];
  if (left > right || top > bottom) return null;
  return { left: clamp(spot.x, left, right) - width / 2, top: clamp(spot.y, top, bottom) - height, width, height };
}

/** The free place that is nearest to the wished one. */
function findPlace(wanted: Wanted, placed: readonly (Wanted & { box: Box })[], format: Format): Box | null {
  const { width, height, spot, role } = wanted;
  const [highest, lowest] = roleSpots[format][role].reach;
  const [left, right] = [margin + width / 2, 100 - margin - width / 2];
  const [top, bottom] = [Math.max(highest, margin + height), Math.min(lowest, 100 - margin)];
  if (left > right || top > bottom) return null;
  const within = { x: clamp(spot.x, left, right), y: clamp(spot.y, top, bottom) };
  let best: { box: Box; far: number } | null = null;
  for (const { x, y } of [within, ...grid(left, right, top, bottom)]) {
    // Up and down weighs more: a foot that leaves its row seems to float.
    const far = (x - spot.x) ** 2 + 2 * (y - spot.y) ** 2;
    if (best && far >= best.far) continue;
    const box = { left: x - width / 2, top: y - height, width, height };
    if (isFree({ ...wanted, box }, placed)) best = { box, far };
  }
  return best?.box ?? null;
}

function* grid(left: number, right: number, top: number, bottom: number): Generator<Spot> {
  for (let x = left; x <= right; x += step) for (let y = top; y <= bottom; y += step) yield { x, y };
}

type Placed = Wanted & { box: Box };

/** What stands by hand may hide what its specialist likes; what finds its own place hides no more than it may. */
function isFree(one: Placed, placed: readonly Placed[]): boolean {
  const all = [...placed, one];
  if (!inside(one.box, margin) || hiddenOf(one, all) > mostHidden) return false;
  return placed.every((piece) => hiddenOf(piece, piece.fixed ? [piece, one] : all) <= mostHidden);
}

/** The share of a piece that those before it may hide at the most. */
function hiddenOf(piece: Placed, all: readonly Placed[]): number {
  const covered = all
    .filter((other) => other !== piece && behind(piece, other) < 0)
    .reduce((sum, other) => sum + overlap(piece.box, other.box), 0);
  return covered / (piece.box.width * piece.box.height);
}

const foot = ({ box }: { box: Box }) => box.top + box.height;

function behind(a: Placed, b: Placed): number {
  return roles.indexOf(a.role) - roles.indexOf(b.role) || foot(a) - foot(b) || a.piece.number - b.piece.number;
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** By the foot, on the side where there is more room. */
function tagOf(role: Role, { left, top, width, height }: Box): Spot {
  const low = top + height;
  const spot = role === 'anchor' ? { x: left, y: low - height * 0.24 } : { x: left + width - 1, y: low - 2.5 };
  return { x: clamp(spot.x, 4, 96), y: clamp(spot.y, 4, 96) };
}

const mirrorFoot = (piece: CollagePiece): CollagePiece =>
  piece.foot ? { ...piece, foot: { ...piece.foot, x: 100 - piece.foot.x } } : piece;

/** The piece itself keeps the foot it came with: the board it belongs to is the one that is seen. */
function mirror(one: StandingPiece): StandingPiece {
  return { ...one, piece: mirrorFoot(one.piece), box: mirrored(one.box), tag: { ...one.tag, x: 100 - one.tag.x } };
}
