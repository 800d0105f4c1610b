import { describe, expect, it } from 'vitest';
import { type CatalogItem, oneBody, piecesOf } from '../../catalog/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { checkBoards, compose, countSlot, doorFit, indexCatalog, reasonsFor, themesOf } from '../index.ts';
import { madeUpBrief, madeUpItem, madeUpItems, numbers } from './made-up.test-data.ts';

const chair: CatalogItem = {
  ...madeUpItem('lounge_chair', 'recChair', numbers(1)),
  name: 'Saddler',
  type: 'stationary_standard',
  subType: 'exposed_frame',
  materials: ['leather', 'wood'],
  styles: ['Draper'],
  woodTone: 'dark',
  color: 'green',
  priceCents: 80000,
  stock: 4,
  leadTimeDays: 14,
  active: true,
  assemblyRequired: false,
  takesApart: oneBody,
  dimensions: { width: 31, depth: 32, height: 31, diagonalDepth: null },
  vendor: { name: 'Osterby', shippingRateType: 'flat', shipsFrom: 'NC' },
};
const table: CatalogItem = {
  ...chair,
  recordId: 'recTable',
  name: 'Holm table',
  kind: 'coffee_table',
  color: 'neutral',
};
const piece: BriefPiece = {
  kind: 'lounge_chair',
  types: ['stationary_standard'],
  subTypes: ['exposed_frame'],
  materials: ['leather'],
  shapes: [],
  tier: 'basic',
  colorIntensity: 'accent',
  colors: ['green'],
  quantity: 1,
  size: null,
};
const brief: Brief = {
  room: 'living-room',
  styles: ['Draper', 'Moody dark'],
  woodTone: 'dark',
  pieces: [piece],
  doorway: { width: 32, height: 80 },
  boldness: 6,
  soon: true,
};
const words = (item: CatalogItem, others: CatalogItem[] = [], asked: Partial<BriefPiece> = {}) =>
  reasonsFor(item, { ...piece, ...asked }, brief, others).map(
    (reason) => `${reason.sign === 'plus' ? '+' : '-'} ${reason.words}`,
  );

describe('the reasons of a suggestion', () => {
  it('say what was asked for and is there', () => {
    expect(words(chair, [table])).toEqual([
      '+ Leather and exposed frame, as requested',
      '+ Draper, the favorite style',
      '+ Green, as requested',
      '+ Dark wood, the same tone as the Holm table',
      '+ Osterby also makes the Holm table',
      '- Tight: passes your 32 in doorway with 1 in to spare',
      '+ Ships in 2 weeks',
    ]);
  });

  it('say what speaks against it', () => {
    const other = { ...chair, name: 'Ferry', color: 'red' as const, woodTone: 'light' as const };
    const makers = ['A', 'B', 'C', 'D'].map((name) => ({ ...other, vendor: { ...chair.vendor, name } }));
    const plain = { ...chair, styles: [], subType: 'plush', stock: 1, leadTimeDays: 45 };
    const against = words(plain, makers).filter((reason) => reason.startsWith('-'));
    expect(against).toEqual([
      '- Not exposed frame',
      '- Outside the chosen styles',
      '- Green beside the red Ferry',
      '- Dark wood beside the light Ferry',
      '- A fifth maker on this board',
      '- Tight: passes your 32 in doorway with 1 in to spare',
      '- Ships in 7 weeks, and it’s needed soon',
      '- Last in stock',
    ]);
  });

  it('say when a piece is longer than the room', () => {
    const small: Brief = { ...brief, walls: { a: 24, b: 28 } };
    expect(reasonsFor(chair, piece, small, []).map((reason) => reason.words)).toContain(
      '32 in long, longer than any wall in the room',
    );
  });
});

describe('the themes of a pair', () => {
  it('lean to the two favorites, one with color and one without, the bold first', () => {
    expect(themesOf(brief)).toEqual({
      a: { style: 'Draper', mood: 'color' },
      b: { style: 'Moody dark', mood: 'quiet' },
    });
    expect(themesOf({ ...brief, boldness: 3 }).a.mood).toBe('quiet');
    const neutral = { ...brief, styles: [], pieces: [{ ...piece, colorIntensity: 'neutral' as const }] };
    expect(themesOf(neutral)).toEqual({
      a: { style: null, mood: 'natural' },
      b: { style: null, mood: 'soft' },
    });
  });
});

describe('before boards are published', () => {
  const slot = (item: CatalogItem | null) => ({ piece, item });
  const other = { ...chair, recordId: 'recOther', name: 'Ferry' };
  const check = (a: (CatalogItem | null)[], b: (CatalogItem | null)[]) =>
    checkBoards(brief, { a: a.map(slot), b: b.map(slot) }).map(({ weight, words: said }) => `${weight} ${said}`);

  it('a pair that keeps every rule has nothing to be said', () => {
    expect(check([chair], [other])).toEqual([]);
  });

  it('hard rules stop it', () => {
    expect(check([{ ...chair, stock: 0 }], [{ ...other, active: false }])).toEqual([
      'stops A: Saddler is out of stock',
      'stops B: Ferry is no longer available',
    ]);
    const wide = { ...chair, dimensions: { width: 60, depth: 50, height: 45, diagonalDepth: null } };
    expect(check([wide], [other])[0]).toMatch(/^stops A: Saddler: Doesn’t pass/);
    expect(check([chair, chair], [other])).toContain('stops A: Saddler fills two slots');
    expect(check([chair], [chair])).toEqual([
      'stops A and B have the same anchor piece',
      'stops A and B share 1 piece, more than one in 3',
    ]);
  });

  it('the rest wants a word', () => {
    const off = { ...chair, color: 'red' as const, materials: ['fabric' as const], priceCents: 200000 };
    expect(check([off], [null])).toEqual([
      'warns A: lounge chair isn’t in the requested color; say why in its note',
      'warns A: lounge chair isn’t in the requested material; say why in its note',
      'warns A: lounge chair is $1,001 over the tier; say why in its note',
      'warns B: lounge chair slot open',
    ]);
  });

  it('a note clears what it can explain, and no note makes the room larger', () => {
    const off = { ...chair, color: 'red' as const, priceCents: 200000 };
    const noted = (note: string) => checkBoards(brief, { a: [{ piece, item: off, note }], b: [slot(other)] });
    expect(noted('').filter(({ weight }) => weight === 'warns')).toHaveLength(2);
    expect(noted('Red is what the room needs.')).toEqual([]);
    const rug = { ...chair, dimensions: { width: 108, depth: 144, height: 1, diagonalDepth: null } };
    const small = { ...brief, doorway: null, walls: { a: 108, b: 84 } };
    const said = checkBoards(small, { a: [{ piece, item: rug, note: 'Large.' }], b: [slot(other)] });
    expect(said.map(({ words: line }) => line)).toEqual([
      'A: Saddler is 12 ft × 9 ft, too large for a room of 9 ft × 7 ft',
    ]);
  });

  it('wood is compared only where wood shows, and shape, arm and style where they were asked for', () => {
    const asked = { ...brief, woodTone: 'dark' as const, styles: ['Draper' as const] };
    const words = (item: CatalogItem, wish = piece) =>
      checkBoards(asked, { a: [{ piece: wish, item }], b: [slot(other)] })
        .filter(({ board }) => board === 'a')
        .map(({ words: line }) => line);
    const light = { ...chair, styles: ['Draper' as const], woodTone: 'light' as const };
    expect(words({ ...light, materials: ['leather', 'wood'] })).toEqual([
      'A: lounge chair has light wood, not dark; say why in its note',
    ]);
    expect(words({ ...light, materials: ['leather'] })).toEqual([]);
    expect(words({ ...light, materials: ['leather'], styles: ['Axelrod'] })).toEqual([
      'A: lounge chair is outside the chosen styles; say why in its note',
    ]);
    expect(
      words({ ...light, materials: ['leather'], subType: 'plush' }, { ...piece, subTypes: ['exposed_frame'] }),
    ).toEqual(['A: lounge chair isn’t exposed frame; say why in its note']);
  });

  it('what was composed passes', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const made = madeUpBrief(seed);
      const items = madeUpItems(600, piecesOf(made.room), seed);
      const byId = new Map(items.map((item) => [item.recordId, item]));
      const { a, b } = compose(made, indexCatalog(items));
      const filled = (board: typeof a) =>
        board.slots.map(({ piece: asked, suggestion }) => ({
          piece: asked,
          item: suggestion ? (byId.get(suggestion.recordId) ?? null) : null,
        }));
      const findings = checkBoards(made, { a: filled(a), b: filled(b) });
      expect(findings.filter(({ weight }) => weight === 'stops')).toEqual([]);
    }
  });
});

describe('what a slot could have', () => {
  it('is counted as rules are given up', () => {
    const items = [
      chair,
      { ...chair, recordId: 'rec2', color: 'red' as const },
      { ...chair, recordId: 'rec3', materials: ['fabric' as const] },
      { ...chair, recordId: 'rec4', priceCents: 900000 },
      { ...chair, recordId: 'rec5', stock: 0 },
      { ...chair, recordId: 'rec6', type: 'recliner', subType: null },
    ];
    expect(countSlot(brief, piece, indexCatalog(items))).toEqual({
      all: 6,
      pass: 1,
      withoutColor: 2,
      withoutMaterial: 3,
      withoutTier: 4,
    });
  });

  it('is carried through the door, unless it comes rolled or flat-packed', () => {
    const wide = { ...chair, dimensions: { width: 60, depth: 50, height: 45, diagonalDepth: null } };
    expect(doorFit(wide, brief.doorway)).toMatchObject({ passes: false, verdict: 'does-not-pass' });
    expect(doorFit({ ...wide, kind: 'rug' }, brief.doorway)).toMatchObject({ passes: true, words: 'Comes rolled' });
    expect(doorFit({ ...wide, assemblyRequired: true }, brief.doorway).passes).toBe(false);
    const packed = { ...oneBody, flatPacked: true };
    expect(doorFit({ ...wide, assemblyRequired: true, takesApart: packed }, brief.doorway)).toMatchObject({
      passes: true,
      words: 'Comes flat-packed and gets put together in the room',
    });
    // A door that was never measured: nothing passes it, and it keeps nothing off a board.
    expect(doorFit(wide, null)).toMatchObject({ passes: false, stops: false, verdict: 'unknown' });
    const tooWide = { ...chair, dimensions: { width: 33, depth: 36, height: 33, diagonalDepth: null } };
    expect(doorFit(tooWide, brief.doorway)).toMatchObject({ passes: false, verdict: 'door-off' });
  });
});
