import { describe, expect, it } from 'vitest';
import { type CatalogItem, oneBody, type PieceKind } from '../../catalog/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { compose, indexCatalog } from '../index.ts';
import { madeUpItems } from './made-up.test-data.ts';

describe('relaxing', () => {
  const kinds: PieceKind[] = ['sofa'];
  const [plain] = madeUpItems(1, kinds, 1);
  if (!plain) throw new Error('no sofa');
  const sofa: CatalogItem = {
    ...plain,
    type: 'standard',
    materials: ['fabric'],
    color: 'green',
    priceCents: 150000,
    stock: 5,
    active: true,
    assemblyRequired: false,
    takesApart: oneBody,
    dimensions: { width: 84, depth: 36, height: 30, diagonalDepth: null },
  };
  const piece: BriefPiece = {
    kind: 'sofa',
    types: ['standard'],
    subTypes: [],
    materials: ['leather'],
    shapes: [],
    tier: 'basic',
    colorIntensity: 'lots_of_color',
    colors: ['green'],
    quantity: 1,
    size: null,
  };
  const brief: Brief = {
    room: 'living-room',
    styles: [],
    woodTone: null,
    pieces: [piece],
    doorway: { width: 32, height: 80 },
    boldness: 5,
    soon: false,
  };
  const slot = (...changes: Partial<CatalogItem>[]) => {
    const items = changes.map((change, number) => ({ ...sofa, recordId: `rec${number}`, ...change }));
    const { a, b } = compose(brief, indexCatalog(items));
    return { a: a.slots[0], b: b.slots[0] };
  };

  it('gives up color before material before tier', () => {
    const right = { materials: ['leather' as const] };
    const blue = { ...right, color: 'blue' as const };
    const dear = { ...right, priceCents: 900000 };
    expect(slot(right, blue).a?.suggestion).toMatchObject({ recordId: 'rec0' });
    expect(slot(dear, {}, blue).a?.suggestion).toMatchObject({
      recordId: 'rec2',
      givenUp: [
        {
          fact: { wish: 'color' },
          deskWords: 'Color relaxed: no standard sofas in green and in leather for up to $2,000 in stock pass.',
        },
      ],
    });
    expect(slot(dear, {}).a?.suggestion).toMatchObject({
      recordId: 'rec1',
      givenUp: [
        {
          fact: { wish: 'material' },
          deskWords: 'Material relaxed: no standard sofas in leather for up to $2,000 in stock pass.',
        },
      ],
    });
    expect(slot(dear).a?.suggestion?.givenUp).toMatchObject([
      { fact: { wish: 'tier' }, deskWords: 'Budget relaxed: no standard sofas for up to $2,000 in stock pass.' },
    ]);
  });

  it('leaves the tier for a cheaper one only where too few within it are all that was asked for', () => {
    const wishes = {
      materials: [],
      colorIntensity: null,
      colors: [],
      subTypes: ['sofa_b'],
    } satisfies Partial<BriefPiece>;
    const asked = { ...brief, soon: true, pieces: [{ ...piece, ...wishes, tier: 'premium' as const }] };
    const within = { priceCents: 300_000, subType: 'sofa_a', leadTimeDays: 59 };
    const cheaper = { recordId: 'cheaper', priceCents: 199_900, subType: 'sofa_b', leadTimeDays: 7, stock: 29 };
    const chosen = (...inTier: Partial<CatalogItem>[]) => {
      const items = [...inTier.map((one, number) => ({ ...within, recordId: `within-${number}`, ...one })), cheaper];
      return compose(asked, indexCatalog(items.map((one) => ({ ...sofa, ...one })))).a.slots[0]?.suggestion?.recordId;
    };
    expect(chosen({})).toBe('cheaper');
    expect(chosen({}, {})).toBe('within-0');
    expect(chosen({}, { stock: 0 })).toBe('cheaper');
    const inGreen = {
      ...asked,
      pieces: [
        {
          ...piece,
          ...wishes,
          tier: 'premium' as const,
          ...{ colorIntensity: 'lots_of_color' as const, colors: ['green' as const] },
        },
      ],
    };
    const items = [within, { ...within, color: 'blue' as const }, cheaper].map((one, number) => ({
      ...sofa,
      recordId: `rec${number}`,
      ...one,
    }));
    expect(compose(inGreen, indexCatalog(items)).a.slots[0]?.suggestion?.recordId).toBe('cheaper');
  });

  it('never gives up stock or fit, and says which', () => {
    expect(slot({ stock: 0 }).a?.open).toEqual({
      reason: 'out-of-stock',
      words: 'Sofa: no standard sofas in stock. Stock is never relaxed.',
    });
    expect(slot({ dimensions: { width: 84, depth: 60, height: 40, diagonalDepth: null } }).a?.open?.words).toBe(
      'Sofa: no standard sofas in stock pass the doorway. Fit is never relaxed.',
    );
    expect(slot({ type: 'sleeper' }).a?.open?.reason).toBe('not-of-this-type');
    expect(slot({ active: false }).a?.open?.reason).toBe('not-in-catalog');
  });

  it('leaves the second anchor open rather than show the same one twice', () => {
    expect(slot({}).b?.open).toEqual({
      reason: 'on-other-board',
      words: 'Sofa: the pieces that are in stock and pass are on the other board.',
    });
  });

  it('takes what comes flat-packed through any door', () => {
    const huge = {
      dimensions: { width: 120, depth: 90, height: 40, diagonalDepth: null },
      assemblyRequired: true,
      takesApart: { ...oneBody, flatPacked: true },
    };
    expect(slot(huge).a?.suggestion?.reasons).toContainEqual(
      expect.objectContaining({ sign: 'plus', words: 'Comes flat-packed and gets put together in the room' }),
    );
  });
});
