export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Covering a corner of a linked picture does no harm; covering part of a button does. */
const noticeableShare = 1 / 20;

const length = (from: number, to: number) => Math.max(0, to - from);

const area = ({ left, right, top, bottom }: Box) => length(left, right) * length(top, bottom);

/** Do the two boxes share any space? */
export const overlap = (box: Box, other: Box): boolean =>
  box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom;

/** Would this box hide a noticeable share of the other? */
export function covers(box: Box, other: Box): boolean {
  const shared = area({
    left: Math.max(box.left, other.left),
    right: Math.min(box.right, other.right),
    top: Math.max(box.top, other.top),
    bottom: Math.min(box.bottom, other.bottom),
  });
  return shared > area(other) * noticeableShare;
}
