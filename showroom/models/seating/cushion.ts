import type { Kit, Placement } from '../geometry/kit.ts';
import { piping } from '../geometry/piping.ts';
import { softBox } from '../geometry/soft-box.ts';
import { stuffing } from '../geometry/stuffing.ts';

export interface CushionOptions {
  radius?: number;
  crown?: number;
  seed?: number;
  wobble?: number;
  piped?: boolean;
}

/** A loose cushion lying flat, centred on its placement; back cushions are the same, stood up. */
export function cushion(
  kit: Kit,
  material: string,
  [width, height, depth]: readonly [number, number, number],
  options: CushionOptions,
  placement: Placement,
): void {
  const { radius = 0.036, crown = 0.03, seed = 1, wobble = 1, piped = true } = options;
  const deform = stuffing(width, height, depth, { crown, seed, wobble });
  kit.add(
    material,
    softBox(width, height, depth, { radius, rounds: 4, facet: 0.035, deform, shift: seed * 0.31 }),
    placement,
  );
  if (piped) kit.add(material, piping(width, height, depth, radius, deform), placement);
}

/** An upholstered panel: firm, rounded, without a welt. */
export function padded(
  kit: Kit,
  material: string,
  [width, height, depth]: readonly [number, number, number],
  { radius = 0.03, crown = 0.008, seed = 3, wobble = 0.6 }: CushionOptions,
  placement: Placement,
): void {
  const deform = stuffing(width, height, depth, { crown, seed, wobble });
  kit.add(
    material,
    softBox(width, height, depth, { radius, rounds: 5, facet: 0.05, deform, shift: seed * 0.17 }),
    placement,
  );
}
