import {
  bestAround,
  fromAbove,
  headingIn,
  isFreeFloor,
  type Look,
  type RoomScene,
  type Standpoint,
  seatsOf,
  sittingOn,
  standingAt,
  startingPlace,
  walked,
} from '#core/room/index.ts';

export type Viewpoint =
  | { readonly kind: 'above'; readonly around: number }
  | { readonly kind: 'standing'; readonly at: Standpoint; readonly heading: number }
  | { readonly kind: 'sitting'; readonly seat: string; readonly heading: number };

export const above = (scene: RoomScene): Viewpoint => ({ kind: 'above', around: bestAround(scene) });

/** Null where there's no free floor to stand on. */
export function standing(scene: RoomScene): Viewpoint | null {
  const at = startingPlace(scene);
  return at && { kind: 'standing', at, heading: headingIn(scene, at) };
}

export function sitting(scene: RoomScene, id: string): Viewpoint | null {
  const seat = seatsOf(scene).find(({ piece }) => piece.id === id);
  return seat ? { kind: 'sitting', seat: id, heading: Math.atan2(seat.facing[0], seat.facing[1]) } : null;
}

/** Turns in radians, to the right; from above, around the room. */
export function turned(view: Viewpoint, by: number): Viewpoint {
  return view.kind === 'above' ? { ...view, around: view.around + by } : { ...view, heading: view.heading - by };
}

/** Walks in meters, ahead and to the right. Sitting or looking from above, you don't walk. */
export function stepped(scene: RoomScene, view: Viewpoint, ahead: number, aside: number): Viewpoint {
  if (view.kind !== 'standing') return view;
  const [sine, cosine] = [Math.sin(view.heading), Math.cos(view.heading)];
  return { ...view, at: walked(scene, view.at, sine * ahead - cosine * aside, cosine * ahead + sine * aside) };
}

/** The same way of looking in another room, or in the same one with other furniture. */
export function carriedOver(scene: RoomScene, view: Viewpoint): Viewpoint {
  if (view.kind === 'above') return view;
  if (view.kind === 'standing' && isFreeFloor(scene, view.at)) return view;
  const seated = view.kind === 'sitting' ? sitting(scene, view.seat) : null;
  return seated ?? standing(scene) ?? above(scene);
}

export function lookOf(scene: RoomScene, view: Viewpoint, aspect: number): Look {
  if (view.kind === 'above') return fromAbove(scene, view.around, aspect);
  if (view.kind === 'standing') return standingAt(view.at, view.heading, aspect);
  const seat = seatsOf(scene).find(({ piece }) => piece.id === view.seat);
  return seat ? sittingOn(seat.eye, view.heading, aspect) : fromAbove(scene, bestAround(scene), aspect);
}

/** Part of the way from one look to another. */
export function between(from: Look, to: Look, share: number): Look {
  const ease = share * share * (3 - 2 * share);
  const mix = (one: number, other: number) => one * (1 - ease) + other * ease;
  const place = (one: Look['eye'], other: Look['eye']) =>
    [mix(one[0], other[0]), mix(one[1], other[1]), mix(one[2], other[2])] as const;
  return { eye: place(from.eye, to.eye), at: place(from.at, to.at), degrees: mix(from.degrees, to.degrees) };
}

/** Taller than this, many phones draw a smaller picture without saying so. */
const tallestPicture = 3200;

/** The height of a picture this wide of a screen: a phone's shows more at the sides than its screen does. */
export const pictureHeight = (width: number, aspect: number): number =>
  Math.min(Math.round(width / aspect), tallestPicture);
