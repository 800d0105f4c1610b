export type Wood = 'walnut' | 'oak' | 'ash' | 'smoked' | 'espresso' | 'black' | 'white';
export type Metal = 'brass' | 'black' | 'steel' | 'bronze';
export type Stone = 'white' | 'travertine' | 'grey' | 'black';
type Colour = `#${string}`;

export type Upholstery =
  | `fabric:${Colour}`
  | `linen:${Colour}`
  | `boucle:${Colour}`
  | `velvet:${Colour}`
  | `leather:${Colour}`;

/** A surface by name; how it looks is up to the renderer (the camera, a browser). */
export type Material =
  | Upholstery
  | `knit:${Colour}`
  | `ceramic:${Colour}`
  | `paper:${Colour}`
  | `paint:${Colour}`
  | `wood:${Wood}`
  | `metal:${Metal}`
  | `stone:${Stone}`
  | 'glass'
  | 'cane'
  | 'mirror';

export const LINEN_WHITE: Material = 'linen:#ece7dd';
