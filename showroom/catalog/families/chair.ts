import type { StyleLabel } from '#core/catalog/index.ts';
import type { ModelSpec } from '../../models/index.ts';
import type { DeskChairSpec } from '../../models/seating/desk-chair.ts';
import type { DiningChairSpec } from '../../models/seating/dining-chair.ts';
import type { BrandId } from '../brands.ts';
import { type MetalId, metals, type UpholsteryId, upholsteries, type WoodId, woods } from '../finishes.ts';
import { looks } from '../looks.ts';
import { type Piece, slugOf } from '../piece.ts';

export interface Chair {
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
  /** The counter a stool is made for. */
  at?: 'counter' | 'bar';
  blurb: string;
}

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

export function chairPiece(chair: Chair): Piece {
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
