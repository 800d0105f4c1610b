import type { ShippingRateType } from '#core/catalog/index.ts';
import type { State } from '#core/places/index.ts';

export interface Brand {
  name: string;
  /** First letters of its article numbers. */
  code: string;
  /** File of its wordmark below `showroom/marks/brands/`. */
  mark: string;
  shippingRateType: ShippingRateType;
  /** The state its warehouse is in. */
  shipsFrom: State;
  /** What it is known for. */
  craft: string;
}

/** Ten makers, all invented. */
export const brands = {
  fenn: {
    name: 'Fenn & Harrow',
    code: 'FNH',
    mark: 'fenn-and-harrow',
    shippingRateType: 'flat',
    shipsFrom: 'NC',
    craft: 'bench-made upholstery',
  },
  larkmoor: {
    name: 'Larkmoor',
    code: 'LKM',
    mark: 'larkmoor',
    shippingRateType: 'variable',
    shipsFrom: 'VT',
    craft: 'deep, slow seating',
  },
  pell: {
    name: 'Pell & Vane',
    code: 'PLV',
    mark: 'pell-and-vane',
    shippingRateType: 'flat',
    shipsFrom: 'NY',
    craft: 'tailored chairs and beds',
  },
  osterby: {
    name: 'Osterby',
    code: 'OST',
    mark: 'osterby',
    shippingRateType: 'free',
    shipsFrom: 'MN',
    craft: 'show-wood frames and tables',
  },
  coldwater: {
    name: 'Coldwater Joinery',
    code: 'CWJ',
    mark: 'coldwater-joinery',
    shippingRateType: 'variable',
    shipsFrom: 'MI',
    craft: 'casework with hand-cut joints',
  },
  brackenfield: {
    name: 'Brackenfield',
    code: 'BKF',
    mark: 'brackenfield',
    shippingRateType: 'flat',
    shipsFrom: 'IN',
    craft: 'everyday pieces in honest wood',
  },
  norrhamn: {
    name: 'Norrhamn',
    code: 'NHN',
    mark: 'norrhamn',
    shippingRateType: 'flat',
    shipsFrom: 'WA',
    craft: 'pale wood from the north',
  },
  quillon: {
    name: 'Quillon Works',
    code: 'QLW',
    mark: 'quillon-works',
    shippingRateType: 'variable',
    shipsFrom: 'OH',
    craft: 'welded steel and smoked oak',
  },
  tarn: {
    name: 'Tarn & Tuft',
    code: 'TNT',
    mark: 'tarn-and-tuft',
    shippingRateType: 'free',
    shipsFrom: 'GA',
    craft: 'hand-knotted rugs',
  },
  saltmarsh: {
    name: 'Saltmarsh Weavers',
    code: 'SMW',
    mark: 'saltmarsh-weavers',
    shippingRateType: 'flat',
    shipsFrom: 'ME',
    craft: 'flat-woven wool',
  },
} as const satisfies Record<string, Brand>;

export type BrandId = keyof typeof brands;
