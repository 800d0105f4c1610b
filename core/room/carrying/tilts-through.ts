import { comfortablePlay } from '../fit.ts';
import { boundsOfCorners, type Corners, rotated, rotationOf, type Tilt } from './carried-body.ts';

export interface DoorOpening {
  readonly width: number;
  readonly height: number;
}

/** How a piece is held in the doorway, in a person's words. */
export type Held = 'upright' | 'on its back' | 'on its side' | 'at an angle' | 'on its diagonal';

export interface TiltThrough {
  readonly tilt: Tilt;
  readonly held: Held;
  /** Inches to spare on the side that has less. */
  readonly spare: number;
}

const right = Math.PI / 2;
const straight: readonly { tilt: Tilt; held: Held }[] = [
  { tilt: { spin: right, pitch: 0, roll: 0 }, held: 'upright' },
  { tilt: { spin: 0, pitch: 0, roll: 0 }, held: 'upright' },
  { tilt: { spin: right, pitch: 0, roll: right }, held: 'on its back' },
  { tilt: { spin: 0, pitch: -right, roll: 0 }, held: 'on its back' },
  { tilt: { spin: 0, pitch: 0, roll: right }, held: 'on its side' },
  { tilt: { spin: right, pitch: -right, roll: 0 }, held: 'on its side' },
];

/** What a body takes of a doorway when it's held like this, and how far it reaches along the way. */
export function spanHeld(corners: Corners, tilt: Tilt): readonly [across: number, up: number, along: number] {
  const { low, high } = boundsOfCorners(rotated(corners, rotationOf(0, tilt)));
  return [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
}

const rounding = 1e-6;

function spareOf(corners: Corners, tilt: Tilt, { width, height }: DoorOpening): number {
  const [across, up] = spanHeld(corners, tilt);
  const spare = Math.min(width - across, height - up);
  return Math.abs(spare) < rounding ? 0 : spare;
}

/** Every way of holding it that goes through, the easiest first if it's comfortable, else the one with the most to spare. */
export function tiltsThrough(corners: Corners, opening: DoorOpening, isBox: boolean): TiltThrough[] {
  const slanted = (['roll', 'pitch'] as const).flatMap((axis) =>
    straight.flatMap(({ tilt }) => slantedAbout(axis, corners, tilt, opening, isBox)),
  );
  const all = [
    ...straight.map(({ tilt, held }) => ({ tilt, held, spare: spareOf(corners, tilt, opening) })),
    ...slanted.toSorted((one, other) => other.spare - one.spare).slice(0, 4),
  ].filter(({ spare }) => spare >= 0);
  const isEasy = ({ spare }: TiltThrough) => spare >= comfortablePlay - rounding;
  return [...all.filter(isEasy), ...all.filter((one) => !isEasy(one)).sort((one, other) => other.spare - one.spare)];
}

const steps = 90;

/** The angle about one axis that leaves the most, between the straight ones. */
function slantedAbout(
  axis: 'roll' | 'pitch',
  corners: Corners,
  from: Tilt,
  opening: DoorOpening,
  isBox: boolean,
): TiltThrough[] {
  const at = (angle: number): Tilt => ({ ...from, [axis]: from[axis] + angle });
  const spare = (angle: number) => spareOf(corners, at(angle), opening);
  let best = 0;
  for (let step = 1; step < steps; step += 1) {
    const angle = (step / steps) * right;
    for (const one of isBox ? [angle] : [angle, -angle]) if (spare(one) > spare(best) + 1e-3) best = one;
  }
  for (let by = right / steps; by > 1e-7; by /= 2)
    for (const angle of [best - by, best + by]) if (spare(angle) > spare(best)) best = angle;
  if (best === 0) return [];
  return [{ tilt: at(best), held: isBox ? 'at an angle' : 'on its diagonal', spare: spare(best) }];
}
