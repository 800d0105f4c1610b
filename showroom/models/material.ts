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

/** A surface by name; what it looks like is the business of whoever paints it (the camera, a browser). */
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
