import type { BoardId } from '../board.ts';
import { type Box, inside, mirrored, overlap } from './box.ts';
import type { CollagePiece } from './piece.ts';
import { aspectOf, type CollageFormat, collageFrames, projectedInches } from './projection.ts';
import { anchorSpot, type Role, roleOf, roleSpots, roles, type Spot } from './spots.ts';

/** How much of a piece the ones in front may hide. */
export const mostHidden = 0.1;
/** The minimum distance from a piece to the frame, in percent of its width and height. */
export const margin = 2.5;
/** In portrait there is less room at the sides, so the back row is drawn smaller, as if farther away. */
export const backRow: Readonly<Record<CollageFormat, number>> = { landscape: 1, portrait: 0.88 };
const step = 1.5;
/** If the pieces don't fit at the usual scale, all of them shrink together by this factor. */
const wider = 1.04;

export interface StandingPiece {
  piece: CollagePiece;
  role: Role;
  box: Box;
  /** The center of its number. */
  tag: Spot;
}

export interface Standing {
  /** The frame's final width in inches. */
  span: number;
  /** In paint order, back first. */
  pieces: StandingPiece[];
}

/** Places each piece on its board to scale, by its foot. Board B mirrors Board A. */
export function placeStanding(
  pieces: readonly CollagePiece[],
  { board, format }: { board: BoardId; format: CollageFormat },
): Standing {
  const { span } = collageFrames[format];
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
  /** Placed by hand, so it doesn't move. */
  fixed: boolean;
}

function attempt(pieces: readonly CollagePiece[], format: CollageFormat, span: number): StandingPiece[] | null {
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

/** Each piece's ideal place if nothing were in the way. The most important ones choose first. */
function wishes(pieces: readonly CollagePiece[], format: CollageFormat, span: number): Wanted[] {
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
        // Portrait is narrower, so there a manual position is only a preference.
        const fixed = piece.foot !== null && format === 'landscape';
        const width = ((projectedInches(piece) * (role === 'back' ? backRow[format] : 1)) / span) * 100;
        return { piece, role, spot, width, height: width * aspectOf(piece) * collageFrames[format].ratio, fixed };
      }),
  );
  return all.toSorted((a, b) => Number(b.fixed) - Number(a.fixed));
}

/** The manual position, clamped to the frame. */
function setPlace({ width, height, spot }: Wanted): Box | null {
  const [left, right] = [margin + width / 2, 100 - margin - width / 2];
  const [top, bottom] = [margin + height, 100 - margin];
  if (left > right || top > bottom) return null;
  return { left: clamp(spot.x, left, right) - width / 2, top: clamp(spot.y, top, bottom) - height, width, height };
}

/** The free spot nearest to the preferred one. */
function findPlace(wanted: Wanted, placed: readonly (Wanted & { box: Box })[], format: CollageFormat): Box | null {
  const { width, height, spot, role } = wanted;
  const [highest, lowest] = roleSpots[format][role].reach;
  const [left, right] = [margin + width / 2, 100 - margin - width / 2];
  const [top, bottom] = [Math.max(highest, margin + height), Math.min(lowest, 100 - margin)];
  if (left > right || top > bottom) return null;
  const within = { x: clamp(spot.x, left, right), y: clamp(spot.y, top, bottom) };
  let best: { box: Box; far: number } | null = null;
  for (const { x, y } of [within, ...grid(left, right, top, bottom)]) {
    // Vertical distance weighs more: a piece that leaves its row seems to float.
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

/** A piece placed by hand may hide as much as the specialist likes; an automatic one stays within the limit. */
function isFree(one: Placed, placed: readonly Placed[]): boolean {
  const all = [...placed, one];
  if (!inside(one.box, margin) || hiddenOf(one, all) > mostHidden) return false;
  return placed.every((piece) => hiddenOf(piece, piece.fixed ? [piece, one] : all) <= mostHidden);
}

/** An upper bound on the share of a piece that those in front hide: overlaps are added up. */
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

/** At the foot, on the side with more room. */
function tagOf(role: Role, { left, top, width, height }: Box): Spot {
  const low = top + height;
  const spot = role === 'anchor' ? { x: left, y: low - height * 0.24 } : { x: left + width - 1, y: low - 2.5 };
  return { x: clamp(spot.x, 4, 96), y: clamp(spot.y, 4, 96) };
}

const mirrorFoot = (piece: CollagePiece): CollagePiece =>
  piece.foot ? { ...piece, foot: { ...piece.foot, x: 100 - piece.foot.x } } : piece;

/** The piece keeps its original foot, which is relative to the board as displayed. */
function mirror(one: StandingPiece): StandingPiece {
  return { ...one, piece: mirrorFoot(one.piece), box: mirrored(one.box), tag: { ...one.tag, x: 100 - one.tag.x } };
}
