import type { PieceKind } from '#core/catalog/index.ts';
import { studioView } from '../camera/views.ts';
import type { Piece } from '../catalog/piece.ts';
import { metres } from '../models/size.ts';
import { type Place, type Shares, studioCamera } from './studio-camera.ts';

/** A measure drawn in a picture: a line on the floor, or upright, a little beside the piece. */
export interface Mark {
  of: 'width' | 'depth' | 'height';
  from: Shares;
  to: Shares;
}

/** How far beside the piece a line is, as a share of its longest side. */
const BESIDE = 0.05;
/** Tallest at its back: the height is drawn there, at the back left, and not in front of it. */
const BACKED: ReadonlySet<PieceKind> = new Set(['bed', 'sofa', 'lounge_chair', 'dining_chair', 'desk_chair']);
/** What lies flat has no height worth a line. */
const FLAT = 0.08;

const rounded = ([x, y]: Shares): Shares => [Math.round(x * 1e4) / 1e4, Math.round(y * 1e4) / 1e4];

/**
 * Width, depth and height drawn in the piece's front picture, along the edges of the box that it fits in. The camera is
 * at the front left, so the width is in front and the depth on the left; the height is at the front right, or beside a
 * back.
 */
export function marksOf(piece: Pick<Piece, 'kind' | 'model'>): Mark[] {
  const size = metres(piece.model.size);
  const { w, d, h } = size;
  const see = studioCamera(size, studioView(piece, 'front'));
  const beside = Math.max(w, d, h) * BESIDE;
  const line = (of: Mark['of'], from: Place, to: Place): Mark => ({
    of,
    from: rounded(see(from)),
    to: rounded(see(to)),
  });
  const front = -d / 2 - beside;
  const left = -w / 2 - beside;
  const upright: readonly [number, number] = BACKED.has(piece.kind) ? [left, d / 2] : [w / 2 + beside, -d / 2];
  return [
    line('width', [-w / 2, front, 0], [w / 2, front, 0]),
    line('depth', [left, -d / 2, 0], [left, d / 2, 0]),
    ...(h > FLAT ? [line('height', [...upright, 0], [...upright, h])] : []),
  ];
}
