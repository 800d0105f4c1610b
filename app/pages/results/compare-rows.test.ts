import { describe, expect, it } from 'vitest';
import { type CatalogItem, publicItem } from '#core/catalog/index.ts';
import { standardPriceList } from '#core/price-list/index.ts';
import type { Results, ResultsBoard } from '#server/pages/get-results.ts';
import { catalog } from '#showroom/catalog/index.ts';
import { comparedFacts, comparedKinds } from './compare-rows.ts';

const ofKind = (kind: string, index = 0) => catalog.filter((item) => item.kind === kind)[index] as CatalogItem;
const arrives = {
  standard: { from: '2026-12-01', to: '2026-12-08' },
  'white-glove': { from: '2026-12-03', to: '2026-12-14' },
};
const piece = (item: CatalogItem, verdict: 'passes' | 'tight' = 'passes') => ({
  recordId: item.recordId,
  note: '',
  quantity: 1,
  item: publicItem({ ...item, stock: 5, leadTimeDays: 7, priceCents: 100_000 }),
  fit: { passes: true, stops: false, verdict, words: '' },
  arrives,
  alternatives: [],
});
const board = (letter: 'a' | 'b', pieces: ResultsBoard['pieces']): ResultsBoard => ({
  letter,
  name: letter,
  note: '',
  pieces,
});
const a = board('a', [piece(ofKind('sofa')), piece(ofKind('rug'))]);
const b = board('b', [piece(ofKind('sofa', 3), 'tight'), piece(ofKind('lounge_chair'))]);

describe('comparing A with B', () => {
  it('sets like beside like, and shows where one has nothing', () => {
    expect(comparedKinds([a, b]).map((row) => [row.kind, row.a.length, row.b.length])).toEqual([
      ['sofa', 1, 1],
      ['rug', 1, 0],
      ['lounge_chair', 0, 1],
    ]);
    expect(comparedKinds([a, board('b', [])]).map((row) => row.b.length)).toEqual([0, 0]);
  });

  it('says what each comes to by the rules of the checkout', () => {
    const furniture = (one: ResultsBoard) => one.pieces.map(({ recordId }) => ({ recordId, note: '', quantity: 1 }));
    const results: Results = {
      selection: {
        ...({ id: 's', surveyId: 'survey_1', revision: 0, state: 'published', publishedAt: null } as const),
        boards: [
          { ...a, furniture: furniture(a) },
          { ...b, furniture: furniture(b) },
        ],
        ...{ chosen: [], whiteGloveStatus: {}, ordered: [] },
      },
      boards: [a, b],
      orderable: true,
      ...{ name: '', took: null, revisionsLeft: 2, mayAsk: true, state: null, firstOrderEnds: '', shareToken: null },
      ...{ specialist: null, newest: null, deliveredTo: 'NY' },
      terms: {
        feeCreditCents: 0,
        promiseCreditCents: 0,
        volumeDiscountPercent: 0,
        freeShipping: false,
        prices: standardPriceList,
      },
    };
    const said = Object.fromEntries(comparedFacts(results, b));
    expect(said).toMatchObject({
      Pieces: '2',
      'At list price': '$2,000',
      'Flat shipping': '$199',
      'Everything arrives': 'Dec 1–8',
      'Ready to ship': 'Everything today',
      'Through your door': '1 to check',
    });
  });
});
