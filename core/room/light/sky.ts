import { cast, newHit, throughWindow } from './cast.ts';
import { skyAt, usualDaylight } from './daylight.ts';
import { air, type LightGrid, type LightRoom, type LightWindow, type Rgb } from './grid.ts';

/** What is outside. Brightness has no unit of its own: the camera's exposure follows it. */
export interface Sky {
  readonly above: Rgb;
  /** What is seen below the horizon: lawn, street, the house across. */
  readonly below: Rgb;
  /** Toward the sun; null on a gray day or without a window. */
  readonly sun: Rgb | null;
  readonly sunlight: Rgb;
  /** What shines in the room itself; nothing by day. */
  readonly lamps?: readonly Lamp[];
}

/** A lamp: where it is, and its light a meter away. */
export interface Lamp {
  readonly place: Rgb;
  readonly color: Rgb;
}

const windowArea = ({ from, to, sill, head }: LightWindow) => (to - from) * (head - sill);

/** Late morning. */
export const dailyLight = (room: LightRoom): Sky => skyAt(room, usualDaylight);

/** A lamp's shade: light doesn't grow without end close to it. */
const shadeSquared = 0.2 * 0.2;

interface Panes {
  /** Adds the light of the sky that falls on a small matte surface. */
  fallsOn(grid: LightGrid, place: Rgb, normal: Rgb, out: Float64Array): void;
  /** Calls back with each pane and lamp that is seen: the way to it, and its light on a surface that faces it. */
  each(grid: LightGrid, place: Rgb, found: (toward: Rgb, color: Rgb, strength: number) => void): void;
}

/** The windows, each cut into equal panes that send light as small disks would: bounded even when you touch the glass. */
export function windowPanes({ windows }: LightRoom, perSide: number, sky: Sky): Panes {
  const panes = windows.flatMap((window) => {
    const { axis, inward, at, from, to, sill, head } = window;
    const area = windowArea(window) / (perSide * perSide);
    return Array.from({ length: perSide * perSide }, (_, index) => {
      const along = from + ((to - from) * ((index % perSide) + 0.5)) / perSide;
      const y = sill + ((head - sill) * (Math.floor(index / perSide) + 0.5)) / perSide;
      const [x, z] = axis === 0 ? [at, along] : [along, at];
      return { x, y, z, area, axis, inward };
    });
  });
  const { lamps = [] } = sky;
  const hit = newHit();
  const each: Panes['each'] = (grid, place, found) => {
    for (const pane of panes) {
      const [dx, dy, dz] = [pane.x - place[0], pane.y - place[1], pane.z - place[2]];
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared < 1e-9) continue;
      const away = Math.sqrt(squared);
      const toward = [dx / away, dy / away, dz / away] as const;
      const facing = -(pane.axis === 0 ? toward[0] : toward[2]) * pane.inward;
      if (facing <= 0) continue;
      cast(grid, hit, place, toward);
      if (!throughWindow(grid, hit)) continue;
      const strength = (Math.PI * pane.area * facing) / (Math.PI * squared + pane.area);
      found(toward, toward[1] > 0 ? sky.above : sky.below, strength);
    }
    for (const lamp of lamps) {
      const [dx, dy, dz] = [lamp.place[0] - place[0], lamp.place[1] - place[1], lamp.place[2] - place[2]];
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared < 1e-9) continue;
      const away = Math.sqrt(squared);
      const toward = [dx / away, dy / away, dz / away] as const;
      cast(grid, hit, place, toward, away);
      if (hit.met === air) found(toward, lamp.color, 1 / (squared + shadeSquared));
    }
  };
  return {
    each,
    fallsOn(grid, place, normal, out) {
      each(grid, place, (toward, color, strength) => {
        const cosine = toward[0] * normal[0] + toward[1] * normal[1] + toward[2] * normal[2];
        if (cosine <= 0) return;
        for (let channel = 0; channel < 3; channel += 1)
          out[channel] = (out[channel] as number) + (color[channel] as number) * strength * cosine;
      });
    },
  };
}

const sunHit = newHit();

/** Adds the sun where it shines through a window. */
export function sunAt(grid: LightGrid, place: Rgb, normal: Rgb, { sun, sunlight }: Sky, out: Float64Array): void {
  if (!sun) return;
  const cosine = sun[0] * normal[0] + sun[1] * normal[1] + sun[2] * normal[2];
  if (cosine <= 0) return;
  cast(grid, sunHit, place, sun);
  if (!throughWindow(grid, sunHit)) return;
  for (let channel = 0; channel < 3; channel += 1)
    out[channel] = (out[channel] as number) + (sunlight[channel] as number) * cosine;
}
