import { cast, newHit, throughWindow } from './cast.ts';
import type { LightGrid, LightRoom, LightWindow, Rgb } from './grid.ts';

/** What is outside. Brightness has no unit of its own: the camera's exposure follows it. */
export interface Sky {
  readonly above: Rgb;
  /** What is seen below the horizon: lawn, street, the house across. */
  readonly below: Rgb;
  /** Toward the sun; null on a gray day or without a window. */
  readonly sun: Rgb | null;
  readonly sunlight: Rgb;
}

const windowArea = ({ from, to, sill, head }: LightWindow) => (to - from) * (head - sill);

/** Late morning: the sun comes in through the largest window from one side, about as high as in May. */
export function dailyLight({ windows }: LightRoom): Sky {
  const sky = { above: [0.97, 0.98, 1], below: [0.46, 0.46, 0.43], sunlight: [2, 1.82, 1.55] } as const;
  const [largest] = windows.toSorted((one, other) => windowArea(other) - windowArea(one));
  if (!largest) return { ...sky, sun: null };
  const [out, side, up] = [-0.66 * largest.inward, 0.5, 0.56];
  return { ...sky, sun: largest.axis === 0 ? [out, up, side] : [side, up, out] };
}

interface Panes {
  /** Adds the light of the sky that falls on a small matte surface. */
  fallsOn(grid: LightGrid, place: Rgb, normal: Rgb, out: Float64Array): void;
  /** Calls back with each pane that is seen: the way to it, and its light on a surface that faces it. */
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
