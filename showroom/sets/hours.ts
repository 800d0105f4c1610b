import type { Hour } from './names.ts';
import type { Shell } from './shells/index.ts';

type Rgb = [number, number, number];

/** How a room is lit, in Blender's axes (x right, y away from the viewer, z up) and watts. */
export interface ShellLight {
  /** x, y, z, the way the light goes, width, height, watts. */
  windows: [number, number, number, number, number, number, number, number, number][];
  skyColor: Rgb;
  sun: number;
  sunColor: Rgb;
  sunDirection: [number, number, number];
  fill: number;
  fillFrom: [number, number, number, number, number];
  ambient: number;
  /** What is seen outside, from straight down (0) to straight up (1). */
  view: [number, Rgb][];
  lamps: [number, number, number, number][];
}

interface Light {
  /** Watts per square meter of window. */
  sky: number;
  skyColor: Rgb;
  sun: number;
  sunColor: Rgb;
  /** How steep: added to the shell's own. */
  lower: number;
  fill: number;
  ambient: number;
  view: [number, Rgb][];
}

const DAY: [number, Rgb][] = [
  [0, [0.3, 0.3, 0.26]],
  [0.43, [0.3, 0.36, 0.24]],
  [0.505, [0.5, 0.58, 0.42]],
  [0.54, [1.3, 1.38, 1.42]],
  [1, [1.35, 1.55, 1.75]],
];
const DUSK: [number, Rgb][] = [
  [0, [0.02, 0.024, 0.03]],
  [0.47, [0.03, 0.04, 0.05]],
  [0.52, [0.22, 0.2, 0.24]],
  [0.6, [0.2, 0.26, 0.4]],
  [1, [0.1, 0.16, 0.3]],
];

const lights: Record<Hour, Light> = {
  morning: {
    sky: 40,
    skyColor: [0.92, 0.96, 1],
    sun: 7,
    sunColor: [1, 0.87, 0.7],
    lower: 0,
    fill: 70,
    ambient: 0.4,
    view: DAY,
  },
  noon: {
    sky: 50,
    skyColor: [0.94, 0.97, 1],
    sun: 6,
    sunColor: [1, 0.95, 0.88],
    lower: -0.35,
    fill: 75,
    ambient: 0.45,
    view: DAY,
  },
  afternoon: {
    sky: 34,
    skyColor: [0.95, 0.96, 1],
    sun: 8,
    sunColor: [1, 0.84, 0.64],
    lower: 0.2,
    fill: 62,
    ambient: 0.36,
    view: DAY,
  },
  overcast: {
    sky: 58,
    skyColor: [0.95, 0.975, 1],
    sun: 0,
    sunColor: [1, 1, 1],
    lower: 0,
    fill: 70,
    ambient: 0.45,
    view: DAY,
  },
  evening: {
    sky: 7,
    skyColor: [0.5, 0.66, 1],
    sun: 0,
    sunColor: [1, 1, 1],
    lower: 0,
    fill: 22,
    ambient: 0.1,
    view: DUSK,
  },
};

/** The light of a shell at an hour. Models have z towards the viewer, Blender has y away from it. */
export function lightOf(shell: Shell, hour: Hour, lamps: [number, number, number, number][]): ShellLight {
  const { sky, skyColor, sun, sunColor, lower, fill, ambient, view } = lights[hour];
  const [sunX, sunY, sunZ] = shell.sun;
  return {
    windows: shell.windows.map(({ at: [x, y, z], width, height, turn, tilt = 0 }) => [
      x,
      -z,
      y,
      Math.sin(turn) * Math.cos(tilt),
      -Math.cos(turn) * Math.cos(tilt),
      -Math.sin(tilt),
      width,
      height,
      sky * width * height,
    ]),
    skyColor,
    sun,
    sunColor,
    sunDirection: [sunX, -sunZ, sunY + lower],
    fill,
    fillFrom: [-shell.lit * 0.6, -6.6, 1.9, 3.6, 2.2],
    ambient,
    view,
    lamps: lamps.map(([x, y, z, watts]) => [x, -z, y, watts]),
  };
}
