import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../../catalog/index.ts';
import { compose, indexCatalog, slotsOf, themesOf } from '../../index.ts';
import { admittedRows } from '../admitted.test-data.ts';
import { type Ask, compileAsk } from '../ask.ts';
import { BestFew } from '../best-few.ts';
import { columnsFor } from '../columns.ts';
import { madeUpBrief, madeUpItems } from '../made-up.test-data.ts';
import { compileTheme } from '../theme.ts';
import { boardScore, pairScore, vendorScore } from './objective.ts';
import { points } from './terms.ts';

/** Brute force: tries every possible board. */
function exactBest(asks: readonly Ask[], theme: ReturnType<typeof compileTheme>, readyOnly: boolean): number {
  const pools = asks.map((ask) => admittedRows(ask, { readyOnly }));
  const best = (slot: number, rows: readonly (number | null)[]): number => {
    const pool = pools[slot];
    if (pool === undefined) {
      return boardScore(
        asks.map((ask, index) => ({ ask, row: rows[index] ?? null })),
        theme,
      );
    }
    return Math.max(...(pool.length > 0 ? pool : [null]).map((row) => best(slot + 1, [...rows, row])));
  };
  return best(0, []);
}

describe('the objective', () => {
  it('is met to at least 0.99 on average, against every board there is', () => {
    const ratios: number[] = [];
    for (let seed = 0; seed < 40; seed += 1) {
      const full = madeUpBrief(seed);
      const brief = { ...full, pieces: full.pieces.slice(0, 3) };
      const index = indexCatalog(madeUpItems(90, piecesOf(brief.room), seed));
      const asks = slotsOf(brief).map((piece) => compileAsk(brief, piece, columnsFor(index, piece.kind)));
      const { a } = compose(brief, index);
      const exact = exactBest(asks, compileTheme(themesOf(brief).a), a.readyOnly);
      expect(a.score).toBeLessThanOrEqual(exact);
      if (a.slots.every(({ suggestion }) => suggestion !== null)) ratios.push(a.score / exact);
    }
    expect(ratios.length).toBeGreaterThan(10);
    expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeGreaterThanOrEqual(0.99);
  });

  it('is what a composed board says it scored', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(300), (seed, count) => {
        const brief = madeUpBrief(seed);
        const index = indexCatalog(madeUpItems(count, piecesOf(brief.room), seed + 1));
        const { a, b } = compose(brief, index);
        const asks = slotsOf(brief).map((piece) => compileAsk(brief, piece, columnsFor(index, piece.kind)));
        for (const board of [a, b]) {
          const placed = asks.map((ask, slot) => {
            const id = board.slots[slot]?.suggestion?.recordId;
            const row = ask.columns.items.findIndex((item) => item.recordId === id);
            return { ask, row: row < 0 ? null : row };
          });
          expect(boardScore(placed, compileTheme(board.theme))).toBe(board.score);
        }
      }),
    );
  });

  it('is the same whichever of two pieces is looked at first', () => {
    const index = indexCatalog(madeUpItems(40, ['sofa', 'rug'], 5));
    const [sofas, rugs] = [columnsFor(index, 'sofa'), columnsFor(index, 'rug')];
    for (const sofa of sofas.items.keys()) {
      for (const rug of rugs.items.keys()) {
        expect(pairScore(sofas, sofa, rugs, rug)).toBe(pairScore(rugs, rug, sofas, sofa));
      }
    }
  });

  it('wants few vendors and no slot open', () => {
    expect([0, 1, 2, 5].map(vendorScore)).toEqual([0, 0, points.makers.further, 4 * points.makers.further]);
    expect(points.emptySlot).toBeLessThan(-1000);
  });
});

describe('the best few', () => {
  it('are what sorting would have kept, the earlier of equals first', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 })), fc.integer({ min: 1, max: 10 }), (scores, most) => {
        const few = new BestFew(most);
        for (const [thing, score] of scores.entries()) few.offer(score, thing);
        const sorted = scores.map((score, thing) => ({ score, thing })).sort((a, b) => b.score - a.score);
        expect(few.list()).toEqual(sorted.slice(0, most));
      }),
    );
  });
});
