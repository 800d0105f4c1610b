import { traitsOf } from './piece-traits.ts';
import { pieceKinds } from './pieces.ts';

/** What an option is called wherever a person reads it: quiz, brief, composer, piece page. */
const labels: Readonly<Record<string, string>> = {
  standard: 'Standard',
  chaise_sectional: 'Chaise sectional',
  l_shaped_sectional: 'L-shaped sectional',
  sleeper: 'Sleeper',
  modular: 'Modular',
  sofa_a: 'Track arm',
  sofa_b: 'Rolled arm',
  sofa_c: 'Exposed wood frame',
  stationary_standard: 'Stationary',
  recliner: 'Recliner',
  swivel: 'Swivel',
  plush: 'Plush',
  exposed_frame: 'Exposed frame',
  sliding_door: 'Sliding doors',
  open_front: 'Open front',
  standard_door: 'Standard doors',
  traditional: 'Traditional',
  shelf: 'With a shelf',
  storage: 'With storage',
  drawer: 'With a drawer',
  no_headboard: 'No headboard',
  headboard: 'With a headboard',
  horizontal: 'Horizontal',
  vertical: 'Vertical',
  upholstered: 'Upholstered',
  fabric: 'Fabric',
  leather: 'Leather',
  wood: 'Wood',
  glass: 'Glass',
  stone: 'Stone',
  round: 'Round',
  rectangular_or_square: 'Rectangular or square',
  modern_or_funky: 'Modern or funky',
  rectangle: 'Rectangle',
  rectangular: 'Rectangular',
  square: 'Square',
  border: 'Border',
  geometric: 'Geometric',
  moroccan: 'Moroccan',
  southwestern: 'Southwestern',
  solid: 'Solid',
  '5x8': '5 × 8 ft',
  '6x9': '6 × 9 ft',
  '8x10': '8 × 10 ft',
  '9x12': '9 × 12 ft',
  notSure: 'Not sure',
  king: 'King',
  queen: 'Queen',
  full: 'Full',
  counter: 'Counter height',
  bar: 'Bar height',
  neither: 'Neither',
  neutral: 'Neutral',
  accent: 'An accent of color',
  lots_of_color: 'Lots of color',
  green: 'Green',
  blue: 'Blue',
  red: 'Red',
  light: 'Light',
  dark: 'Dark',
  '2-3': '2–3',
};

/** Numbers and 'Other' are their own label. */
export function optionLabel(value: string): string {
  return labels[value] ?? value;
}

/** Every value a label must exist for; numbers, '6+' and 'Other' read as they are. */
export function labelledValues(): string[] {
  const values = pieceKinds.flatMap((kind) => {
    const { types, subTypes, materials, shapes, sizes, colorIntensities } = traitsOf(kind);
    return [...types, ...subTypes, ...materials, ...shapes, ...sizes, ...colorIntensities];
  });
  return [...new Set(values)];
}
