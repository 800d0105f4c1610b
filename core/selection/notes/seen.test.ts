import { describe, expect, it } from 'vitest';
import { type CatalogItem, oneBody, type PieceKind } from '../../catalog/index.ts';
import type { Brief, BriefPiece } from '../../survey/index.ts';
import { madeUpItem, numbers } from '../composer/made-up.test-data.ts';
import { boardsOf, compose, indexCatalog, wordsForBoards } from '../index.ts';

const made = (kind: PieceKind, recordId: string, changes: Partial<CatalogItem>): CatalogItem => ({
  ...madeUpItem(kind, recordId, numbers(1)),
  ...{ name: recordId, type: null, subType: null, shape: null, size: null, woodTone: null, color: 'neutral' },
  ...{ styles: ['Axelrod'], stock: 9, leadTimeDays: 14, active: true, assemblyRequired: false },
  takesApart: oneBody,
  dimensions: { width: 60, depth: 24, height: 24, diagonalDepth: null },
  ...changes,
});
const sofa = (recordId: string, changes: Partial<CatalogItem> = {}) =>
  made('sofa', recordId, { type: 'standard', materials: ['fabric'], priceCents: 250_000, ...changes });
const chair = (recordId: string, changes: Partial<CatalogItem> = {}) =>
  made('lounge_chair', recordId, { type: 'swivel', materials: ['fabric'], priceCents: 90_000, ...changes });
const table = (recordId: string, changes: Partial<CatalogItem> = {}) =>
  made('coffee_table', recordId, {
    type: 'shelf',
    shape: 'round',
    materials: ['wood'],
    priceCents: 40_000,
    ...changes,
  });

const open = { types: [], subTypes: [], materials: [], shapes: [], tier: null, colorIntensity: null, colors: [] };
const ask = (kind: PieceKind, changes: Partial<BriefPiece> = {}): BriefPiece => ({
  ...{ ...open, kind, quantity: 1, size: null },
  ...changes,
});
const briefFor = (...pieces: BriefPiece[]): Brief => ({
  ...{ room: 'living-room', styles: ['Axelrod'], woodTone: null, pieces, doorway: { width: 32, height: 80 } },
  ...{ boldness: 5, soon: false },
});
const boards = (brief: Brief, items: CatalogItem[]) => {
  const pair = boardsOf(brief, compose(brief, indexCatalog(items)));
  if (!pair) throw new Error('no boards');
  const [a, b] = pair;
  return { a, b };
};

describe('a note says only what is so', () => {
  it('a green sofa that costs less than the tier is what was asked for', () => {
    const green = { types: ['standard'], tier: 'premium', colorIntensity: 'lots_of_color', colors: ['green'] } as const;
    const { a, b } = boards(briefFor(ask('sofa', green)), [
      sofa('Moss', { color: 'green', priceCents: 129_900 }),
      sofa('Rust', { color: 'red' }),
    ]);
    expect(a.furniture).toMatchObject([{ recordId: 'Moss', note: 'Roy, your favorite style. Green, as requested.' }]);
    expect(b.furniture[0]?.note).toBe(
      'Roy, your favorite style. The only standard sofas in green in stock are on Board A, so this one comes in red.',
    );
  });

  it('the one leather chair on Board A is not denied on Board B', () => {
    const { a, b } = boards(briefFor(ask('lounge_chair', { materials: ['leather'] })), [
      chair('Saddler', { materials: ['leather'] }),
      chair('Ferry'),
    ]);
    expect(a.furniture[0]?.recordId).toBe('Saddler');
    expect(b.furniture[0]?.note).toContain(
      'The only lounge chairs in leather in stock are on Board A, so this one comes in fabric.',
    );
  });

  it('a piece that costs less is never called outside the budget, and one that costs more says what it costs', () => {
    const basic = ask('sofa', { types: ['standard'], tier: 'basic' });
    const { a } = boards(briefFor(basic), [sofa('Low', { priceCents: 59_900 }), sofa('Lower', { priceCents: 49_900 })]);
    expect(a.furniture[0]?.note).not.toMatch(/budget|costs|so this one/);
    const over = boards(briefFor(basic), [sofa('High'), sofa('Higher', { priceCents: 300_000 })]);
    expect(over.a.furniture[0]?.note).toContain(
      'No standard sofas for up to $2,000 in stock right now, so this one costs $2,500.',
    );
  });

  it('a table in glass and brass has no tone of wood to match', () => {
    const brief = { ...briefFor(ask('sofa'), ask('coffee_table')), styles: [] };
    const lantern = table('lantern', { name: 'Lantern coffee table in glass and brass', materials: ['glass'] });
    const frame = { woodTone: 'dark', materials: ['wood'] } satisfies Partial<CatalogItem>;
    const { a } = boards(brief, [sofa('Moss', frame), sofa('Rust', frame), { ...lantern, woodTone: 'dark' }]);
    expect(a.furniture).toHaveLength(2);
    for (const { note } of a.furniture) expect(note).not.toMatch(/same tone/);
  });

  it('a kind that was asked for is not left out without a word', () => {
    const rug = { ...made('rug', 'Plain', { type: 'solid', size: '8x10', priceCents: 60_000 }), stock: 0 };
    const { a } = boards(briefFor(ask('sofa'), ask('rug', { types: ['solid'], size: '8x10' })), [
      sofa('Moss'),
      sofa('Rust'),
      rug,
    ]);
    expect(a.note).toContain('We left out the rug: no 8 × 10 ft solid rugs in stock right now.');
  });

  it('a specialist’s words about a kind say it’s missing, or ours do', () => {
    const brief = briefFor(ask('sofa'), ask('rug'));
    const rug = { ...made('rug', 'Plain', { type: 'solid', size: '8x10', priceCents: 60_000 }), stock: 0 };
    const noteWith = (note: string) => {
      const board = {
        name: '',
        note,
        slots: [
          { piece: ask('sofa'), item: sofa('Moss'), note: '' },
          { piece: ask('rug'), item: null, note: '' },
        ],
      };
      const other = { ...board, slots: board.slots.map((slot) => ({ ...slot, item: slot.item && sofa('Rust') })) };
      const index = indexCatalog([sofa('Moss'), sofa('Rust'), rug]);
      return wordsForBoards(brief, index, { a: board, b: other }, { declined: new Set(), byUs: false }).a.note;
    };
    expect(noteWith('The sofa picks up the rug you have.')).toContain('We left out the rug');
    expect(noteWith('I left out the rug until you’re back.')).toBe('I left out the rug until you’re back.');
  });

  it('a round table that was asked for is not passed over without a word', () => {
    const asked = briefFor(ask('coffee_table', { shapes: ['round'], materials: ['glass'] }));
    const square = { shape: 'rectangular_or_square', materials: ['glass'] } as const;
    const none = boards(asked, [
      table('Slab', { ...square, materials: ['glass'] }),
      table('Ledge', { ...square, materials: ['glass'] }),
      table('Drum'),
    ]);
    for (const { furniture } of [none.a, none.b]) {
      expect(furniture[0]?.note).toContain(
        'No round coffee tables in glass in stock right now, so this one isn’t round.',
      );
    }
    // Where we chose another one all the same, we say which one is round.
    const choice = boards({ ...asked, styles: ['Axelrod', 'Draper'] }, [
      table('Slab', { ...square, materials: ['glass'] }),
      table('Ledge', { ...square, materials: ['glass'] }),
      table('Moon', { materials: ['glass'], styles: ['Draper'], priceCents: 45_000 }),
      table('Halo', { materials: ['glass'], styles: ['Draper'], priceCents: 45_000 }),
    ]);
    expect(choice.a.furniture[0]?.note).toMatch(
      /You asked for something round, and this one isn’t\. The (Moon|Halo) fits that, at \$450\./,
    );
  });

  it('several wishes given up share a sentence, and the door is named only where it’s the reason', () => {
    const wanted = { colorIntensity: 'lots_of_color', colors: ['green'], materials: ['leather'] } as const;
    const { a } = boards(briefFor(ask('sofa', { types: ['standard'], ...wanted })), [sofa('Oat'), sofa('Sand')]);
    expect(a.furniture[0]?.note).toBe(
      'Roy, your favorite style. No standard sofas in green in stock right now and none in leather, so this one comes in a neutral color and in fabric.',
    );
    const wide = { width: 90, depth: 60, height: 60, diagonalDepth: null };
    const blocked = boards(briefFor(ask('sofa', { types: ['standard'], materials: ['leather'] })), [
      sofa('Oat'),
      sofa('Sand'),
      sofa('Barge', { materials: ['leather'], dimensions: wide }),
    ]);
    expect(blocked.a.furniture[0]?.note).toBe(
      'Roy, your favorite style. None of the standard sofas in leather in stock fit through your door, so this one comes in fabric.',
    );
  });

  it('styles have the names the customer chose, and a board is named for what’s on it', () => {
    const { a, b } = boards(briefFor(ask('sofa'), ask('lounge_chair')), [
      sofa('Moss', { color: 'green' }),
      sofa('Oat'),
      chair('Saddler', { materials: ['leather'] }),
      chair('Ferry'),
    ]);
    expect([a.name, b.name].toSorted()).toEqual(['Roy, in fabric', 'Roy, with green'].toSorted());
  });
});
