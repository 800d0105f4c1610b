/** Metres and degrees, as Blender takes them: x right, y away from the viewer, z up. */
export interface StudioView {
  turn: number;
  elevation: number;
  lens: number;
  fill: number;
  width: number;
  height: number;
  samples: number;
  paperSamples: number;
  /** Everything in one pass: fringe is too fine to be cut out. */
  whole?: boolean;
  /** A close look at this place, as shares of the box, and how many metres it spans. */
  detail?: [number, number, number];
  span?: number;
}
