import type { LightRoom, LightWindow, Rgb } from './grid.ts';
import type { Sky } from './sky.ts';

/** Where the largest window looks. */
export const compass = ['north', 'east', 'south', 'west'] as const;
export type Compass = (typeof compass)[number];

/** A moment to see a room at: the hour from 6 to 22, and where its largest window looks. */
export interface Daylight {
  readonly hour: number;
  readonly facing: Compass;
}

/** Late morning, with the sun in the room. */
export const usualDaylight: Daylight = { hour: 10, facing: 'south' };
export const firstHour = 6;
export const lastHour = 22;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** The middle of the country in October, when the sun reaches well into a room. */
const latitude = radians(40);
const declination = radians(-8);
const wholeTurn = 360;

/** How high the sun is and where, clockwise from north, in radians. Hours are the sun's: it's highest at noon. */
export function sunPlace(hour: number): { readonly height: number; readonly around: number } {
  const turn = radians((hour - 12) * 15);
  const up = Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(turn);
  const south =
    Math.sin(latitude) * Math.cos(declination) * Math.cos(turn) - Math.cos(latitude) * Math.sin(declination);
  const west = Math.cos(declination) * Math.sin(turn);
  return { height: Math.asin(up), around: Math.PI + Math.atan2(west, south) };
}

/** Lamps are on from dusk till dawn. */
export const isEvening = (hour: number): boolean => sunPlace(hour).height < radians(2);

const windowArea = ({ from, to, sill, head }: LightWindow) => (to - from) * (head - sill);
const mixed = (one: Rgb, other: Rgb, share: number): Rgb => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];
const steps = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)));

const day = { above: [0.97, 0.98, 1], below: [0.46, 0.46, 0.43] } as const;
const night = { above: [0.012, 0.016, 0.034], below: [0.01, 0.011, 0.014] } as const;
const highSun: Rgb = [1.65, 1.5, 1.28];
const lowSun: Rgb = [1.6, 0.94, 0.44];

/** The sky at a moment: the sun where it is then, warm when it's low, and a sky that darkens after it. */
export function skyAt({ windows }: Pick<LightRoom, 'windows'>, { hour, facing }: Daylight): Sky {
  const { height, around } = sunPlace(hour);
  const light = steps(height, radians(-9), radians(12));
  const sky = {
    above: mixed(night.above, day.above, light * light),
    below: mixed(night.below, day.below, light * light),
    sunlight: mixed(lowSun, highSun, steps(height, 0, radians(28))),
  };
  const [largest] = windows.toSorted((one, other) => windowArea(other) - windowArea(one));
  if (!largest || height < radians(2)) return { ...sky, sun: null };
  // Out of the window on the plan, turned clockwise by what lies between there and the sun.
  const [outX, outZ] = largest.axis === 0 ? [-largest.inward, 0] : [0, -largest.inward];
  const by = around - radians((compass.indexOf(facing) * wholeTurn) / compass.length);
  const level = Math.cos(height);
  return {
    ...sky,
    sun: [
      level * (outX * Math.cos(by) - outZ * Math.sin(by)),
      Math.sin(height),
      level * (outX * Math.sin(by) + outZ * Math.cos(by)),
    ],
  };
}
