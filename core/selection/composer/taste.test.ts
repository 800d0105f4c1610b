import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogItem, oneBody, piecesOf, styleLabels } from '../../catalog/index.ts';
import { boardTerms, compose, compromisesOf, indexCatalog, instaOrder, inTheWay, slotsOf, wouldFit } from '../index.ts';
import { Listing, noRow } from './listing.ts';
import { madeUpBrief, madeUpItems } from './made-up.test-data.ts';
import { lookOf, packLook } from './score/look.ts';
import { hueDistance, seenColor } from './score/oklab.ts';
import { pairPoints, pairTerms } from './score/pair-tables.ts';
import { stylePointsFor } from './score/style-degree.ts';
import { points, termNames, termWords } from './score/terms.ts';

const [plain] = madeUpItems(1, ['sofa'], 1);
if (!plain) throw new Error('no piece');
const piece = (changes: Partial<CatalogItem>): CatalogItem => ({
  ...plain,
  ...{ color: 'neutral', swatch: null, woodTone: null, materials: ['fabric'], styles: ['Draper'], takesApart: oneBody },
  ...{ materialsFinish: null, materialsFinishTwo: null, ...changes },
});
const together = (one: Partial<CatalogItem>, other: Partial<CatalogItem>) =>
  pairPoints(packLook(piece(one), 1), packLook(piece(other), 1));

describe('a color as the eye sees it', () => {
  it('knows black, white and the hues', () => {
    expect(seenColor('#000000').lightness).toBeCloseTo(0);
    expect(seenColor('#ffffff').lightness).toBeCloseTo(1);
    expect(seenColor('#808080').chroma).toBeCloseTo(0);
    expect(seenColor('#ff0000').hue).toBeCloseTo(29.2, 0);
    expect(seenColor('#0000ff').hue).toBeCloseTo(264, 0);
    expect([hueDistance(350, 10), hueDistance(10, 350), hueDistance(0, 180)]).toEqual([20, 20, 180]);
  });
});

describe('how a piece looks', () => {
  it('is read from swatch and finish', () => {
    const walnut = { woodTone: 'dark', materialsFinish: 'American walnut, oiled' } as const;
    const smoked = { woodTone: 'dark', materialsFinish: 'Smoked oak, hard-wax oil' } as const;
    expect(lookOf(piece(walnut)).wood).not.toBe(lookOf(piece(smoked)).wood);
    expect(lookOf(piece({ materialsFinishTwo: 'Brushed brass base' }))).toMatchObject({ metal: 1, legs: 2 });
    expect(lookOf(piece({ materialsFinishTwo: 'Blackened steel feet' }))).toMatchObject({ metal: 2, legs: 2 });
    expect(lookOf(piece({ swatch: '#8a4f2b', materials: ['leather'] })).accent).toBeGreaterThan(0);
    expect(lookOf(piece({ swatch: '#d9cfbd' })).accent).toBe(0);
    // A rug's swatch may be its ground: the color it's known for decides.
    const green = lookOf(piece({ color: 'green', swatch: '#ddd2bd' })).accent;
    expect(green).toBe(lookOf(piece({ color: 'green' })).accent);
  });

  it('makes pieces friends or not', () => {
    expect(together({ woodTone: 'dark' }, { woodTone: 'dark' })).toBeGreaterThan(together({}, {}));
    expect(together({ woodTone: 'dark' }, { woodTone: 'light' })).toBeLessThan(together({}, {}) - 100);
    expect(together({ color: 'green' }, { color: 'green' })).toBeGreaterThan(together({ color: 'green' }, {}));
    expect(together({ color: 'green' }, { color: 'blue' })).toBeLessThan(together({ color: 'green' }, {}));
    const brass = { materialsFinishTwo: 'Brushed brass handles' };
    expect(together(brass, { materialsFinishTwo: 'Brushed stainless steel base' })).toBeLessThan(
      together(brass, brass),
    );
  });

  it('adds up the same from either side, and apart by term', () => {
    const look = fc.nat((1 << 21) - 1);
    fc.assert(
      fc.property(look, look, (one, other) => {
        const { style, palette, woods, lines } = pairTerms(one, other);
        expect(pairPoints(one, other)).toBe(style + palette + woods + lines);
        expect(pairPoints(one, other)).toBe(pairPoints(other, one));
      }),
    );
  });
});

describe('style as a degree', () => {
  it('ranks the favorite first, then the others, then what is related, then the rest', () => {
    const of = stylePointsFor(['Draper', 'Axelrod']);
    const at = (label: (typeof styleLabels)[number]) => of[1 << styleLabels.indexOf(label)] ?? 0;
    expect(at('Draper')).toBeGreaterThan(at('Axelrod'));
    expect(at('Axelrod')).toBeGreaterThan(at('Moody dark') + 300);
    expect(at('Moody dark')).toBeGreaterThan(at('Moody light'));
    expect(of[0]).toBe(0);
  });

  it('is given up last: color before material before style', () => {
    const color = points.color.wanted - points.color.givenUp;
    const material = points.material.wanted - points.material.givenUp;
    const style = Math.min(...points.style.byRank) - points.style.kin;
    expect([color < material, material < style + points.style.leading]).toEqual([true, true]);
    expect(points.budget.beyond).toBeLessThan(-4 * style);
  });
});

describe('a listing', () => {
  it('keeps the best of each look and maker, with the next one in reserve', () => {
    const few = new Listing(2);
    few.offer(10, 1, 7, 0);
    few.offer(30, 2, 7, 0);
    few.offer(20, 3, 7, 0);
    few.offer(25, 4, 8, 0);
    few.offer(5, 5, 9, 0);
    expect([...few.rows]).toEqual([2, 4]);
    expect([...few.reserveRows]).toEqual([3, noRow]);
    expect(few.threshold).toBe(25);
  });
});

describe('what the desk says of a board', () => {
  it('adds up to the score the composer found, each term with a sentence', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (seed) => {
        const brief = madeUpBrief(seed);
        const items = madeUpItems(200, piecesOf(brief.room), seed);
        const byId = new Map(items.map((item) => [item.recordId, item]));
        const composed = compose(brief, indexCatalog(items));
        for (const letter of ['a', 'b'] as const) {
          const { slots, score } = composed[letter];
          const filled = slots.flatMap((slot) => {
            const item = byId.get(slot.suggestion?.recordId ?? '');
            return item ? [{ piece: slot.piece, item }] : [];
          });
          const terms = boardTerms(brief, letter, filled);
          const open = (slots.length - filled.length) * points.emptySlot;
          expect(terms.reduce((sum, term) => sum + term.points, open)).toBe(score);
          for (const one of filled) for (const { cost } of compromisesOf(brief, one)) expect(cost).toBeGreaterThan(0);
        }
      }),
      { numRuns: 40 },
    );
    for (const term of termNames) expect(termWords[term].words).toMatch(/\.$/);
  });

  it('names what is in the way of Insta-Order and the nearest that is ready, in style and budget', () => {
    fc.assert(
      fc.property(fc.nat(10_000), (seed) => {
        const brief = madeUpBrief(seed);
        const items = madeUpItems(300, piecesOf(brief.room), seed);
        const index = indexCatalog(items);
        const [slot] = slotsOf(brief);
        const [composed] = compose(brief, index).a.slots;
        const item = items.find(({ recordId }) => recordId === composed?.suggestion?.recordId);
        if (!slot || !item) return;
        const around = { board: 'a' as const, piece: slot, others: [], taken: new Set([item.recordId]) };
        const found = inTheWay(brief, index, item, around);
        expect(found === null).toBe(instaOrder([{ item, quantity: slot.quantity }]).ok);
        const instead = items.find(({ recordId }) => recordId === found?.instead?.recordId);
        if (!instead) return;
        expect(instaOrder([{ item: instead, quantity: slot.quantity }]).ok).toBe(true);
        expect(instead.recordId).not.toBe(item.recordId);
        expect(instead.styles.some((label) => brief.styles.includes(label))).toBe(true);
      }),
    );
  });

  it('knows what would do in place of a main piece that the catalog lacks', () => {
    const brief = { ...madeUpBrief(3), doorway: null };
    const [slot] = slotsOf(brief);
    if (!slot) throw new Error('nothing asked for');
    const asked = { ...slot, types: ['no such type'], size: null };
    const index = indexCatalog(madeUpItems(300, piecesOf(brief.room), 3));
    const around = { board: 'a' as const, piece: asked, others: [], taken: new Set<string>() };
    expect(wouldFit({ ...brief, pieces: [asked] }, index, around)).not.toBeNull();
    expect(wouldFit(brief, indexCatalog([]), around)).toBeNull();
  });
});
