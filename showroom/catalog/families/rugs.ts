import type { ItemColor, RugStyle, StyleLabel } from '#core/catalog/index.ts';
import type { RugSpec } from '../../models/rug.ts';
import type { BrandId } from '../brands.ts';
import { type Piece, slugOf } from '../piece.ts';

type RugSize = '5x8' | '6x9' | '8x10' | '9x12';

interface RugFamily {
  name: string;
  style: RugStyle;
  brand: BrandId;
  labels: StyleLabel[];
  colours: RugSpec['colours'];
  dyed: string;
  color: ItemColor;
  fringe: boolean;
  yarn: string;
  blurb: string;
  /** Dollars of each size it is woven in. */
  sizes: Partial<Record<RugSize, number>>;
}

const INCHES: Record<RugSize, [number, number]> = {
  '5x8': [96, 60],
  '6x9': [108, 72],
  '8x10': [120, 96],
  '9x12': [144, 108],
};

const families: RugFamily[] = [
  {
    name: 'Lattice',
    style: 'geometric',
    brand: 'tarn',
    labels: ['Draper'],
    colours: ['#ddd3c2', '#5d5a55', '#a9795a', '#cbbda7'],
    dyed: 'bone and rust',
    color: 'neutral',
    fringe: true,
    yarn: 'Hand-knotted wool on cotton',
    blurb: 'Diamonds inside diamonds, drawn by hand before they were knotted.',
    sizes: { '5x8': 339, '8x10': 790, '9x12': 1190 },
  },
  {
    name: 'Verge',
    style: 'border',
    brand: 'saltmarsh',
    labels: ['Moody light', 'Draper'],
    colours: ['#ddd2bd', '#6f8068', '#a7654a', '#8f9a82'],
    dyed: 'sage border',
    color: 'green',
    fringe: false,
    yarn: 'Flat-woven wool',
    blurb: 'A quiet field in a frame of sage: it gathers the furniture without saying so.',
    sizes: { '5x8': 275, '6x9': 399, '8x10': 750 },
  },
  {
    name: 'Ourika',
    style: 'moroccan',
    brand: 'tarn',
    labels: ['Moody light'],
    colours: ['#e9e2d5', '#4a4540', '#b98b66', '#d8cdbb'],
    dyed: 'cream',
    color: 'neutral',
    fringe: true,
    yarn: 'Hand-knotted undyed wool, 1 in pile',
    blurb: 'Wide, uneven diamonds on wool the color of the sheep.',
    sizes: { '6x9': 845, '8x10': 1190, '9x12': 1790 },
  },
  {
    name: 'Mesa',
    style: 'southwestern',
    brand: 'saltmarsh',
    labels: ['Axelrod', 'Draper'],
    colours: ['#d6c6ab', '#33302d', '#9c4a2f', '#c0894f'],
    dyed: 'clay and black',
    color: 'red',
    fringe: false,
    yarn: 'Flat-woven wool kilim',
    blurb: 'Stepped diamonds in clay, ochre and black, woven in bands.',
    sizes: { '5x8': 575, '6x9': 845, '9x12': 890 },
  },
  {
    name: 'Fallow',
    style: 'solid',
    brand: 'saltmarsh',
    labels: ['Axelrod', 'Moody dark'],
    colours: ['#6d6a66', '#5a5754', '#5a5754', '#4b4947'],
    dyed: 'graphite',
    color: 'neutral',
    fringe: false,
    yarn: 'Tufted wool, cut and loop',
    blurb: 'One color, many yarns: it takes on whatever light there is.',
    sizes: { '5x8': 350, '6x9': 600, '8x10': 590 },
  },
  {
    name: 'Nocturne',
    style: 'border',
    brand: 'tarn',
    labels: ['Moody dark'],
    colours: ['#3b4450', '#c9b48c', '#7d8a92', '#2c333c'],
    dyed: 'night blue',
    color: 'blue',
    fringe: true,
    yarn: 'Hand-knotted wool and silk',
    blurb: 'Night blue with a thin gold horizon all the way around.',
    sizes: { '5x8': 690, '6x9': 890, '8x10': 1490 },
  },
  {
    name: 'Tidal',
    style: 'solid',
    brand: 'tarn',
    labels: ['Moody light', 'Moody dark'],
    colours: ['#cfc4b2', '#bfb39f', '#bfb39f', '#b3a58e'],
    dyed: 'oatmeal',
    color: 'neutral',
    fringe: false,
    yarn: 'Hand-tufted New Zealand wool',
    blurb: 'Thick oatmeal wool that bare feet find on their own.',
    sizes: { '5x8': 595, '8x10': 1100, '9x12': 1690 },
  },
  {
    name: 'Girih',
    style: 'geometric',
    brand: 'tarn',
    labels: ['Axelrod'],
    colours: ['#8e8a84', '#2c2b2a', '#c7c1b7', '#5f5c58'],
    dyed: 'charcoal and ash',
    color: 'neutral',
    fringe: false,
    yarn: 'Hand-loomed wool and viscose',
    blurb: 'A hard-edged lattice in charcoal and ash.',
    sizes: { '6x9': 845, '8x10': 1100, '9x12': 990 },
  },
  {
    name: 'Atlas',
    style: 'moroccan',
    brand: 'saltmarsh',
    labels: ['Moody dark', 'Draper'],
    colours: ['#7a3f30', '#2a2321', '#c79a5a', '#5e2f26'],
    dyed: 'madder red',
    color: 'red',
    fringe: true,
    yarn: 'Hand-knotted wool dyed with madder',
    blurb: 'Madder red with ink-dark lines, a little different at every end.',
    sizes: { '5x8': 575, '6x9': 479, '8x10': 749, '9x12': 849 },
  },
  {
    name: 'Sierra',
    style: 'southwestern',
    brand: 'tarn',
    labels: ['Moody light'],
    colours: ['#d9d0c0', '#5f7686', '#8aa0a8', '#b9a78a'],
    dyed: 'sea blue',
    color: 'blue',
    fringe: false,
    yarn: 'Flat-woven wool and cotton',
    blurb: 'Desert pattern in the colors of a cold coast.',
    sizes: { '8x10': 1290, '9x12': 1650 },
  },
  {
    name: 'Selvage',
    style: 'border',
    brand: 'tarn',
    labels: ['Draper', 'Axelrod'],
    colours: ['#cdc3b3', '#3a3734', '#8f867a', '#b9ad9b'],
    dyed: 'bone and graphite',
    color: 'neutral',
    fringe: false,
    yarn: 'Hand-loomed wool',
    blurb: 'A bone field inside a band of graphite, crisp at every corner.',
    sizes: { '5x8': 575, '6x9': 845, '8x10': 1100, '9x12': 1650 },
  },
  {
    name: 'Zellige',
    style: 'moroccan',
    brand: 'tarn',
    labels: ['Draper', 'Axelrod'],
    colours: ['#d8cfc0', '#3b3733', '#a58a6b', '#c4b8a4'],
    dyed: 'sand and black',
    color: 'neutral',
    fringe: true,
    yarn: 'Hand-knotted wool, 1 in pile',
    blurb: 'Uneven black diamonds on sand, thick underfoot.',
    sizes: { '5x8': 575, '6x9': 845, '8x10': 1100, '9x12': 1650 },
  },
  {
    name: 'Fret',
    style: 'geometric',
    brand: 'saltmarsh',
    labels: ['Draper', 'Axelrod'],
    colours: ['#b8aa95', '#4b443d', '#8c6a4f', '#d3c8b6'],
    dyed: 'flint and clay',
    color: 'neutral',
    fringe: false,
    yarn: 'Flat-woven wool',
    blurb: 'Small hard-edged diamonds in flint, with a little clay between them.',
    sizes: { '5x8': 350, '6x9': 600, '8x10': 750, '9x12': 990 },
  },
  {
    name: 'Pueblo',
    style: 'southwestern',
    brand: 'saltmarsh',
    labels: ['Draper', 'Axelrod'],
    colours: ['#cbbfae', '#2f2c2a', '#7d6a58', '#a6947e'],
    dyed: 'stone and black',
    color: 'neutral',
    fringe: false,
    yarn: 'Flat-woven wool kilim',
    blurb: 'Stepped diamonds in stone, umber and black, woven tight enough for chair legs.',
    sizes: { '5x8': 575, '6x9': 845, '8x10': 1100, '9x12': 1650 },
  },
  {
    name: 'Heath',
    style: 'solid',
    brand: 'tarn',
    labels: ['Draper', 'Axelrod'],
    colours: ['#9a8d7d', '#8a7d6e', '#8a7d6e', '#7b6f61'],
    dyed: 'umber',
    color: 'neutral',
    fringe: false,
    yarn: 'Hand-tufted wool, cut pile',
    blurb: 'One warm umber from edge to edge, with a soft line where the light falls.',
    sizes: { '5x8': 350, '6x9': 600, '8x10': 750, '9x12': 990 },
  },
];

function pieceOf(family: RugFamily, size: RugSize, dollars: number): Piece {
  const [width, depth] = INCHES[size];
  return {
    slug: slugOf(`${family.name} rug ${size}`),
    name: `${family.name} rug, ${size.replace('x', ' × ')} ft, ${family.dyed}`,
    kind: 'rug',
    type: family.style,
    subType: null,
    shape: null,
    size,
    brand: family.brand,
    styles: family.labels,
    dollars,
    model: {
      kind: 'rug',
      size: { width, depth, height: family.style === 'moroccan' ? 1 : 0.5 },
      style: family.style,
      colours: family.colours,
      fringe: family.fringe,
    },
    materials: [],
    woodTone: null,
    color: family.color,
    swatch: family.colours[0],
    rooms: ['living-room', 'bedroom', 'dining-room', 'office'],
    description: family.blurb,
    finish: family.yarn,
    secondFinish: family.fringe ? 'Knotted cotton fringe' : 'Bound edges',
    assembly: false,
  };
}

export const rugs: Piece[] = families.flatMap((family) =>
  Object.entries(family.sizes).map(([size, dollars]) => pieceOf(family, size as RugSize, dollars)),
);
