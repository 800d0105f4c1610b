import { describe, expect, it } from 'vitest';
import { type CatalogItem, oneBody, type PieceKind } from '../../catalog/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { compose, indexCatalog } from '../index.ts';
import { madeUpItems } from './made-up.test-data.ts';

function made(kind: PieceKind, type: string): CatalogItem {
  const [item] = madeUpItems(1, [kind], 1);
  if (!item) throw new Error(`no ${kind}`);
  return {
    ...item,
    ...{ type, subType: null, shape: null, size: null, materials: ['fabric'], color: 'neutral', woodTone: null },
    ...{ styles: ['Draper'], priceCents: 150_000, stock: 20, leadTimeDays: 14, active: true, assemblyRequired: false },
    takesApart: oneBody,
    vendor: { ...item.vendor, name: 'Osterby' },
    dimensions: { width: 60, depth: 24, height: 24, diagonalDepth: null },
  };
}
const sofa = made('sofa', 'standard');
const chair = made('lounge_chair', 'stationary_standard');

const open: Omit<BriefPiece, 'kind'> = {
  ...{ types: [], subTypes: [], materials: [], shapes: [], tier: null, colorIntensity: null, colors: [] },
  ...{ quantity: 1, size: null },
};
const nothing: Brief = {
  ...{ room: 'living-room', styles: [], woodTone: null, pieces: [], doorway: { width: 32, height: 80 } },
  ...{ boldness: 5, soon: false },
};

/**
 * Which of two otherwise identical pieces ends up on Board A. The worse one comes first in the catalog, so it can't win
 * by order.
 */
function chosenOf(brief: Brief, [better, worse]: [CatalogItem, CatalogItem], others: CatalogItem[] = []) {
  const items = [{ ...worse, recordId: 'a-worse' }, { ...better, recordId: 'b-better' }, ...others];
  return compose(brief, indexCatalog(items)).a.slots.at(-1)?.suggestion?.recordId;
}

type Case = [
  what: string,
  asked: Partial<BriefPiece>,
  brief: Partial<Brief>,
  Partial<CatalogItem>,
  Partial<CatalogItem>,
];

describe('between two pieces that differ in nothing else', () => {
  it.each<Case>([
    ['the style', {}, { styles: ['Axelrod'] }, { styles: ['Axelrod'] }, {}],
    ['the material', { materials: ['leather', 'fabric'] }, {}, {}, { materials: ['wood'] }],
    ['the color', { colorIntensity: 'accent', colors: ['green'] }, {}, { color: 'green' }, {}],
    [
      'the shape',
      { kind: 'coffee_table', shapes: ['round'] },
      {},
      { kind: 'coffee_table', type: 'traditional', shape: 'round' },
      { kind: 'coffee_table', type: 'traditional', shape: 'rectangular_or_square' },
    ],
    ['the kind of arm', { subTypes: ['sofa_b'] }, {}, { subType: 'sofa_b' }, { subType: 'sofa_a' }],
    ['the wood', {}, { woodTone: 'light' }, { woodTone: 'light' }, { woodTone: 'dark' }],
    ['the tier', { tier: 'basic' }, {}, {}, { priceCents: 199_900 }],
    ['the stock', {}, {}, {}, { stock: 1 }],
    ['the lead time', {}, { soon: true }, {}, { leadTimeDays: 56 }],
    [
      'the way through the door',
      {},
      {},
      {},
      { dimensions: { width: 60, depth: 31.5, height: 40, diagonalDepth: null } },
    ],
    ['the length of the walls', {}, { walls: { a: 90, b: 80 } }, {}, { dimensions: { ...sofa.dimensions, width: 96 } }],
  ])('%s decides', (_, asked, brief, better, worse) => {
    const piece: BriefPiece = { ...open, kind: 'sofa', ...asked };
    const pair: [CatalogItem, CatalogItem] = [
      { ...sofa, ...better },
      { ...sofa, ...worse },
    ];
    expect(chosenOf({ ...nothing, ...brief, pieces: [piece] }, pair)).toBe('b-better');
  });

  it.each<[what: string, sofa: Partial<CatalogItem>, Partial<CatalogItem>, Partial<CatalogItem>]>([
    ['the style', { styles: ['Axelrod'] }, { styles: ['Axelrod'] }, { styles: ['Moody dark'] }],
    ['the wood tone', { woodTone: 'dark' }, { woodTone: 'dark' }, { woodTone: 'light' }],
    ['the palette', { color: 'green' }, { color: 'green' }, { color: 'red' }],
    ['the maker', {}, {}, { vendor: { ...chair.vendor, name: 'Lindqvist' } }],
  ])('%s of the piece beside it decides', (_, beside, better, worse) => {
    const pieces: BriefPiece[] = (['sofa', 'lounge_chair'] as const).map((kind) => ({ ...open, kind }));
    const pair: [CatalogItem, CatalogItem] = [
      { ...chair, ...better },
      { ...chair, ...worse },
    ];
    const only = { ...sofa, recordId: 'the-sofa', ...beside };
    expect(chosenOf({ ...nothing, pieces }, pair, [only])).toBe('b-better');
  });
});
