import type { StyleLabel } from '#core/catalog/index.ts';
import type { ModelSpec } from '../../models/index.ts';
import type { DeskChairSpec } from '../../models/seating/desk-chair.ts';
import type { DiningChairSpec } from '../../models/seating/dining-chair.ts';
import type { BrandId } from '../brands.ts';
import { type MetalId, metals, type UpholsteryId, upholsteries, type WoodId, woods } from '../finishes.ts';
import { looks } from '../looks.ts';
import { type Piece, slugOf } from '../piece.ts';

interface Chair {
  name: string;
  kind: 'dining_chair' | 'stool' | 'desk_chair';
  brand: BrandId;
  style: StyleLabel;
  also?: StyleLabel;
  back: DiningChairSpec['back'] | DeskChairSpec['back'];
  dollars: number;
  cover?: UpholsteryId;
  wood?: WoodId;
  metal?: MetalId;
  /** The counter a stool stands at. */
  at?: 'counter' | 'bar';
  blurb: string;
}

const definitions: Chair[] = [
  {
    name: 'Spoke',
    kind: 'dining_chair',
    brand: 'brackenfield',
    style: 'Moody light',
    also: 'Draper',
    back: 'spindles',
    dollars: 69,
    wood: 'ash',
    blurb: 'Seven spindles and a dished seat: the honest one.',
  },
  {
    name: 'Rung',
    kind: 'dining_chair',
    brand: 'brackenfield',
    style: 'Moody dark',
    back: 'ladder',
    dollars: 189,
    blurb: 'A ladder back in dark oak.',
  },
  {
    name: 'Hoop',
    kind: 'dining_chair',
    brand: 'osterby',
    style: 'Draper',
    back: 'curved',
    dollars: 429,
    blurb: 'One bent band for back and arms.',
  },
  {
    name: 'Weld',
    kind: 'dining_chair',
    brand: 'quillon',
    style: 'Axelrod',
    back: 'padded',
    dollars: 319,
    cover: 'black',
    metal: 'black',
    blurb: 'Leather pads on square steel.',
  },
  {
    name: 'Supper',
    kind: 'dining_chair',
    brand: 'pell',
    style: 'Moody light',
    back: 'padded',
    dollars: 349,
    cover: 'flax',
    blurb: 'Linen, seat and back, for dinners that turn into midnight.',
  },
  {
    name: 'Claret',
    kind: 'dining_chair',
    brand: 'pell',
    style: 'Moody dark',
    back: 'padded',
    dollars: 589,
    cover: 'plum',
    blurb: 'Velvet on dark legs, deep enough to lean back.',
  },
  {
    name: 'Tack',
    kind: 'dining_chair',
    brand: 'quillon',
    style: 'Axelrod',
    back: 'padded',
    dollars: 649,
    cover: 'saddle',
    metal: 'black',
    blurb: 'Saddle leather that will outlive the table.',
  },
  {
    name: 'Canteen',
    kind: 'dining_chair',
    brand: 'osterby',
    style: 'Draper',
    back: 'padded',
    dollars: 249,
    cover: 'teal',
    blurb: 'A teal seat in a walnut frame.',
  },
  {
    name: 'Spoke',
    kind: 'stool',
    brand: 'brackenfield',
    style: 'Moody light',
    also: 'Draper',
    back: 'spindles',
    dollars: 279,
    wood: 'oak',
    at: 'counter',
    blurb: 'The chair of the same name, taller, with a rung for the feet.',
  },
  {
    name: 'Weld',
    kind: 'stool',
    brand: 'quillon',
    style: 'Axelrod',
    back: 'padded',
    dollars: 549,
    cover: 'black',
    metal: 'black',
    at: 'bar',
    blurb: 'Leather and square steel at bar height.',
  },
  {
    name: 'Tap',
    kind: 'stool',
    brand: 'coldwater',
    style: 'Moody dark',
    back: 'none',
    dollars: 399,
    at: 'bar',
    blurb: 'A dished seat on four dark legs; slides under the counter.',
  },
  {
    name: 'Hoop',
    kind: 'stool',
    brand: 'osterby',
    style: 'Draper',
    back: 'curved',
    dollars: 690,
    at: 'counter',
    blurb: 'A bent back to hook an elbow over.',
  },
  {
    name: 'Brunch',
    kind: 'stool',
    brand: 'pell',
    style: 'Moody light',
    back: 'padded',
    dollars: 1090,
    cover: 'ivory',
    at: 'counter',
    blurb: 'Bouclé at counter height, and nobody gets up.',
  },
  {
    name: 'Nightcap',
    kind: 'stool',
    brand: 'pell',
    style: 'Moody dark',
    back: 'padded',
    dollars: 1190,
    cover: 'forest',
    at: 'bar',
    blurb: 'Velvet, a rung of brass, the last glass.',
  },
  {
    name: 'Gallery',
    kind: 'stool',
    brand: 'quillon',
    style: 'Axelrod',
    back: 'none',
    dollars: 329,
    metal: 'black',
    at: 'counter',
    blurb: 'A smoked-oak seat on a steel frame.',
  },
  {
    name: 'Clerk',
    kind: 'desk_chair',
    brand: 'brackenfield',
    style: 'Moody light',
    back: 'low',
    dollars: 399,
    cover: 'sand',
    blurb: 'A soft seat on five quiet casters.',
  },
  {
    name: 'Editor',
    kind: 'desk_chair',
    brand: 'osterby',
    style: 'Draper',
    back: 'ribbed',
    dollars: 1190,
    cover: 'cognac',
    blurb: 'Ribs of cognac leather in a walnut shell.',
  },
  {
    name: 'Foreman',
    kind: 'desk_chair',
    brand: 'quillon',
    style: 'Axelrod',
    back: 'high',
    dollars: 1790,
    cover: 'black',
    blurb: 'A high back in black leather, tilt and lock.',
  },
  {
    name: 'Counsel',
    kind: 'desk_chair',
    brand: 'pell',
    style: 'Moody dark',
    back: 'high',
    dollars: 1890,
    cover: 'espresso',
    blurb: 'For long letters and longer calls.',
  },
  {
    name: 'Intern',
    kind: 'desk_chair',
    brand: 'brackenfield',
    style: 'Axelrod',
    also: 'Draper',
    back: 'low',
    dollars: 549,
    cover: 'slate',
    blurb: 'Small, sturdy, promoted every year.',
  },
  {
    name: 'Scholar',
    kind: 'desk_chair',
    brand: 'pell',
    style: 'Moody dark',
    back: 'ribbed',
    dollars: 1290,
    cover: 'forest',
    blurb: 'Ribbed velvet with arms of dark oak.',
  },
];

const NOUN = { dining_chair: 'dining chair', stool: 'stool', desk_chair: 'desk chair' } as const;
/** Seats stand ten inches below their counter, a dining seat at eighteen. */
const SEAT = { counter: 26, bar: 30 } as const;

function modelOf(chair: Chair): ModelSpec {
  const look = looks[chair.style];
  const wood = woods[chair.wood ?? look.wood];
  const cover = chair.cover ? upholsteries[chair.cover].material : undefined;
  if (chair.kind === 'desk_chair') {
    const height = chair.back === 'high' ? 44 : 35;
    return {
      kind: 'desk_chair',
      size: { width: 25, depth: 25, height },
      upholstery: cover ?? 'fabric:#5c6064',
      metal: metals[look.metal === 'brass' ? 'steel' : 'black'].material,
      wood: wood.material,
      back: chair.back as DeskChairSpec['back'],
    };
  }
  const seatHeight = chair.at ? SEAT[chair.at] : 18;
  const back = chair.back as DiningChairSpec['back'];
  const rise = back === 'none' ? 0 : chair.kind === 'stool' ? 12 : back === 'curved' ? 12 : 15;
  const wide = back === 'curved' ? 21 : 18;
  return {
    kind: chair.kind,
    size: { width: wide, depth: back === 'none' ? 16 : 20, height: seatHeight + rise },
    back,
    frame: chair.metal ? metals[chair.metal].material : wood.material,
    seatHeight,
    ...(cover ? { upholstery: cover } : {}),
  };
}

function pieceOf(chair: Chair): Piece {
  const look = looks[chair.style];
  const wood = woods[chair.wood ?? look.wood];
  const cover = chair.cover ? upholsteries[chair.cover] : null;
  const called = cover ? cover.short : wood.short;
  const noun = chair.at ? `${chair.at} stool` : NOUN[chair.kind];
  const leather = cover?.material.startsWith('leather');
  return {
    slug: slugOf(`${chair.name} ${noun} ${called}`),
    name: `${chair.name} ${noun} in ${called}`,
    kind: chair.kind,
    type: chair.kind === 'desk_chair' ? null : cover ? 'upholstered' : 'wood',
    subType: null,
    shape: null,
    size: chair.at ?? null,
    brand: chair.brand,
    styles: chair.also ? [chair.style, chair.also] : [chair.style],
    dollars: chair.dollars,
    model: modelOf(chair),
    materials: cover ? [leather ? 'leather' : 'fabric'] : ['wood'],
    woodTone: chair.metal && cover ? null : wood.tone,
    color: cover ? cover.color : 'neutral',
    swatch: cover ? `#${cover.material.split('#')[1] ?? ''}` : wood.swatch,
    rooms: [chair.kind === 'desk_chair' ? 'office' : 'dining-room'],
    description: `${chair.blurb} ${look.mood}.`,
    finish: cover ? cover.words : wood.words,
    secondFinish: chair.metal ? `${metals[chair.metal].words} frame` : cover ? `${wood.words} frame` : null,
    assembly: chair.kind !== 'dining_chair',
  };
}

export const chairs: Piece[] = definitions.map(pieceOf);
