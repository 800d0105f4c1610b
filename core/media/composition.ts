/** A 3 × 3 matrix, row by row: maps a pixel of the new picture to fractions of the old one's width and height. */
export type Perspective = readonly [number, number, number, number, number, number, number, number, number];

/** In pixels of the output. */
export interface Placed {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Layer =
  /** Drawn shapes and text. */
  | { kind: 'drawing'; svg: string }
  /** One of the shop's pictures, upright in its box. */
  | { kind: 'standing'; publicId: string; box: Placed }
  /** One of the shop's pictures, lying on a floor. */
  | { kind: 'lying'; publicId: string; perspective: Perspective };

/** A picture made of the shop's pictures, the first layer at the bottom. */
export interface Composition {
  width: number;
  height: number;
  ground: string;
  layers: readonly Layer[];
}
