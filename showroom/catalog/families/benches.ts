import type { StyleLabel } from '#core/catalog/index.ts';
import type { BrandId } from '../brands.ts';
import { metals, type UpholsteryId, upholsteries, type WoodId, woods } from '../finishes.ts';
import { looks } from '../looks.ts';
import { type Piece, slugOf } from '../piece.ts';

interface Bench {
  name: string;
  type: 'standard' | 'storage';
  brand: BrandId;
  style: StyleLabel;
  also?: StyleLabel;
  size: [number, number, number];
  dollars: number;
  cover?: UpholsteryId;
  wood?: WoodId;
  blurb: string;
}

const definitions: Bench[] = [
  {
    name: 'Pew',
    type: 'standard',
    brand: 'brackenfield',
    style: 'Moody light',
    also: 'Draper',
    size: [48, 15, 18],
    dollars: 299,
    blurb: 'Five slats to sit on while you look for the other shoe.',
  },
  {
    name: 'Sash',
    type: 'standard',
    brand: 'osterby',
    style: 'Draper',
    size: [52, 18, 19],
    dollars: 649,
    cover: 'terracotta',
    blurb: 'A thick cushion on four tapered legs, for the foot of a bed.',
  },
  {
    name: 'Ingot',
    type: 'standard',
    brand: 'quillon',
    style: 'Axelrod',
    size: [54, 17, 18],
    dollars: 890,
    cover: 'saddle',
    blurb: 'Leather on a steel frame, thin as a drawing.',
  },
  {
    name: 'Hush',
    type: 'standard',
    brand: 'pell',
    style: 'Moody dark',
    size: [56, 19, 19],
    dollars: 1190,
    cover: 'plum',
    blurb: 'Velvet and turned feet at the end of a long day.',
  },
  {
    name: 'Toy',
    type: 'storage',
    brand: 'brackenfield',
    style: 'Moody light',
    size: [46, 18, 19],
    dollars: 549,
    cover: 'oat',
    blurb: 'The lid lifts, the blankets go in, and it’s a bench again.',
  },
  {
    name: 'Vestry',
    type: 'storage',
    brand: 'coldwater',
    style: 'Moody dark',
    size: [50, 18, 20],
    dollars: 1290,
    cover: 'forest',
    blurb: 'A velvet lid on a slow hinge, cedar inside.',
  },
  {
    name: 'Crate',
    type: 'storage',
    brand: 'quillon',
    style: 'Axelrod',
    size: [48, 18, 19],
    dollars: 720,
    blurb: 'A smoked-oak chest on steel feet, as strong as it looks.',
  },
  {
    name: 'Larder',
    type: 'storage',
    brand: 'osterby',
    style: 'Draper',
    size: [50, 18, 19],
    dollars: 1390,
    cover: 'mustard',
    blurb: 'Ochre wool over a walnut base, with room for two duvets.',
  },
  {
    name: 'Bolster',
    type: 'storage',
    brand: 'osterby',
    style: 'Draper',
    also: 'Moody dark',
    size: [48, 18, 19],
    dollars: 675,
    cover: 'mushroom',
    wood: 'walnut',
    blurb: 'Bouclé over a chest with room for the winter duvet.',
  },
  {
    name: 'Gunnel',
    type: 'standard',
    brand: 'quillon',
    style: 'Axelrod',
    also: 'Moody light',
    size: [52, 17, 18],
    dollars: 675,
    cover: 'fog',
    blurb: 'A fog-gray cushion on slim black legs.',
  },
  {
    name: 'Tarmac',
    type: 'storage',
    brand: 'quillon',
    style: 'Axelrod',
    also: 'Draper',
    size: [50, 18, 19],
    dollars: 675,
    cover: 'slate',
    blurb: 'Slate wool over a deep chest on steel feet.',
  },
  {
    name: 'Trapeze',
    type: 'standard',
    brand: 'quillon',
    style: 'Axelrod',
    also: 'Draper',
    size: [56, 18, 18],
    dollars: 1199,
    cover: 'cognac',
    blurb: 'Cognac leather on a steel frame you can see the rug through.',
  },
  {
    name: 'Strongbox',
    type: 'storage',
    brand: 'quillon',
    style: 'Axelrod',
    also: 'Draper',
    size: [54, 19, 19],
    dollars: 1199,
    cover: 'charcoal',
    blurb: 'Felted wool, a soft-closing lid and a frame of steel.',
  },
  {
    name: 'Settle',
    type: 'standard',
    brand: 'osterby',
    style: 'Draper',
    also: 'Moody dark',
    size: [54, 18, 19],
    dollars: 1199,
    cover: 'cocoa',
    wood: 'walnut',
    blurb: 'Cocoa velvet on tapered walnut legs.',
  },
  {
    name: 'Valise',
    type: 'storage',
    brand: 'pell',
    style: 'Axelrod',
    also: 'Draper',
    size: [52, 19, 20],
    dollars: 1390,
    cover: 'espresso',
    blurb: 'Espresso leather, stitched like good luggage.',
  },
  {
    name: 'Linnet',
    type: 'standard',
    brand: 'brackenfield',
    style: 'Draper',
    also: 'Moody light',
    size: [50, 17, 18],
    dollars: 675,
    cover: 'oat',
    wood: 'oak',
    blurb: 'An oat linen cushion on four light legs.',
  },
];

function pieceOf(bench: Bench): Piece {
  const look = looks[bench.style];
  const wood = woods[bench.wood ?? look.wood];
  const cover = bench.cover ? upholsteries[bench.cover] : null;
  const steel = look.legs === 'metal';
  const [width, depth, height] = bench.size;
  const noun = bench.type === 'storage' ? 'storage bench' : 'bench';
  const called = cover ? cover.short : wood.short;
  return {
    slug: slugOf(`${bench.name} ${noun} ${called}`),
    name: `${bench.name} ${noun} in ${called}`,
    kind: 'bench',
    type: bench.type,
    subType: null,
    shape: null,
    size: null,
    brand: bench.brand,
    styles: bench.also ? [bench.style, bench.also] : [bench.style],
    dollars: bench.dollars,
    model: {
      kind: 'bench',
      size: { width, depth, height },
      type: bench.type,
      wood: wood.material,
      base: steel ? metals.black.material : wood.material,
      legs: look.legs,
      ...(cover ? { upholstery: cover.material } : {}),
    },
    materials: cover ? [cover.material.startsWith('leather') ? 'leather' : 'fabric'] : ['wood'],
    woodTone: steel && cover ? null : wood.tone,
    color: cover ? cover.color : 'neutral',
    swatch: cover ? `#${cover.material.split('#')[1] ?? ''}` : wood.swatch,
    rooms: ['bedroom'],
    description: `${bench.blurb} ${look.mood}.`,
    finish: cover ? cover.words : wood.words,
    secondFinish: cover ? `${steel ? metals.black.words : wood.words} legs` : steel ? 'Blackened steel feet' : null,
    assembly: look.legs !== 'plinth',
  };
}

export const benches: Piece[] = definitions.map(pieceOf);
